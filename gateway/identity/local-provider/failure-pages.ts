import type { ErrorRequestHandler } from "express";
import type { Configuration } from "oidc-provider";
import { AppError } from "../../errors.js";
import type { Logger } from "../../logger.js";
import type { Pages } from "./pages.js";
import { chooseLanguage } from "./texts.js";

/** Shows what oidc-provider refuses without leading back to the caller, e.g. an address that is not registered. */
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

/** The last handler of the local provider: a sign-in that is over, a request that is wrong, and bugs. */
export function failurePage(pages: Pages, logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
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

// AppErrors, the body parser's errors and oidc-provider's all say what is wrong by a status.
function statusOf(error: unknown): number {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return typeof status === "number" && status >= 400 && status < 600 ? status : 500;
}
