// The chunk of the language.
export { default as catalogue } from "./ar.json";
export { default as controls } from "antd/es/locale/ar_EG.js";
