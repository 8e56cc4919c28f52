import { afterAll } from "@jest/globals";
import { closeSpareDatabases } from "./embedded-databases.js";

// Jest runs this file before each test file: an open engine would keep its process from ending.
afterAll(closeSpareDatabases);
