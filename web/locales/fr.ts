// The chunk of the language.
export { default as catalogue } from "./fr.json";
