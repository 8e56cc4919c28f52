// The chunk of the language.
export { default as catalogue } from "./es.json";
export { default as controls } from "antd/es/locale/es_ES.js";
