// What the language loads, as one chunk.
export { default as catalogue } from "./fr.json";
export { default as controls } from "antd/es/locale/fr_FR.js";
