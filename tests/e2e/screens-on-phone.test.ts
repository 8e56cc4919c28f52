import { testEveryScreenOn } from "./every-screen.js";

testEveryScreenOn("phone");
