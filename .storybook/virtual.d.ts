declare module "virtual:component-props" {
  const components: import("../tools/componentApi/readApi.ts").PublicComponent[];
  export default components;
}
