import type { Response } from "express";
import { AppError } from "../errors.js";

/** Tells in the answer's head which methods the path has, and makes the error of a request with another one. */
export function wrongMethod(response: Response, ...methods: readonly string[]): AppError {
  response.set("Allow", methods.join(", "));
  return new AppError("METHOD_NOT_ALLOWED", { message: `This path answers ${methods.join(" and ")} only.` });
}
