export { useToday } from "../../lib/useToday.js";
