/** A small picture as a data address, in the program itself. */
declare module '*.png?inline' {
  const address: string;
  export default address;
}
