import type { Response } from "express";
import { AppError } from "../platform/errors.js";

/** Sets the header with the methods of the path, and returns the error of a request with another one. */
export function wrongMethod(response: Response, ...methods: readonly string[]): AppError {
  response.set("Allow", methods.join(", "));
  return new AppError("METHOD_NOT_ALLOWED", { message: `This path answers ${methods.join(" and ")} only.` });
}
