// The chunk of the language.
export { default as catalogue } from "./de.json";
export { default as controls } from "antd/es/locale/de_DE.js";
