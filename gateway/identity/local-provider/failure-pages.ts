import type { ErrorRequestHandler } from "express";
import type { Configuration } from "oidc-provider";
import { AppError } from "../../platform/errors.js";
import type { Logger } from "../../platform/logger.js";
import type { Refusal } from "../../platform/refusals.js";
import type { Pages } from "./pages.js";
import { chooseLanguage } from "./texts.js";

/**
 * Returns the page for errors that oidc-provider does not redirect to the caller, e.g. an address that is not
 * registered.
 */
export function refusalPage(pages: Pages): NonNullable<Configuration["renderError"]> {
  return (context, { error, error_description: description }) => {
    const language = chooseLanguage((tags) => context.acceptsLanguages(tags));
    context.set({ ...pages.headers });
    context.body = pages.renderMessage(
      language,
      language.texts.stopped,
      [error, description].filter(Boolean).join(": "),
    );
  };
}

/** Returns the error handler of the local provider: expired sign-ins, wrong requests, and bugs. */
export function failurePage(pages: Pages, logger: Logger, onRefusal: (refusal: Refusal) => void): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (error instanceof AppError && error.facts.refusal !== undefined) onRefusal(error.facts.refusal);
    if (response.headersSent) return next(error);
    const language = chooseLanguage((tags) => request.acceptsLanguages(tags));
    const { expired, stopped, unavailable } = language.texts;
    const status = statusOf(error);
    if (status >= 500) logger.error({ err: error }, "a page of the local identity provider failed");
    const refusal = error instanceof AppError && error.code === "BAD_REQUEST" ? error.message : undefined;
    const message = status >= 500 ? unavailable : expired;
    const page = pages.renderMessage(language, refusal === undefined ? message : stopped, refusal);
    response.status(status).set(pages.headers).send(page);
  };
}

// AppErrors, the body parser's errors and oidc-provider's all have a status.
function statusOf(error: unknown): number {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return typeof status === "number" && status >= 400 && status < 600 ? status : 500;
}
