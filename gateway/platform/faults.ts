export { Faults } from "./validation.js";
