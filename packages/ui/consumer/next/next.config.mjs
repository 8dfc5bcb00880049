// What is installed lies in a store outside of this folder.
export default { turbopack: { root: "/" } };
