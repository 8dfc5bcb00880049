declare module "virtual:component-props" {
  const components: import("../tools/componentApi/readApi.ts").PublicComponent[];
  export default components;
}
declare module "virtual:prop-types" {
  const types: import("./spelledTypes.ts").TypesByComponent;
  export default types;
}
