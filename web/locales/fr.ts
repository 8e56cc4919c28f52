// The chunk of the language.
export { default as catalogue } from "./fr.json";
export { default as controls } from "antd/es/locale/fr_FR.js";
