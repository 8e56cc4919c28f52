import type { Page, Request } from "@playwright/test";

/** Waits for one answer to each of these operations, such as "query HuntAppointments". Ask before what sends them. */
export function answersTo(page: Page, ...operations: readonly string[]): Promise<unknown> {
  const asksFor = (request: Request, operation: string): boolean => request.postData()?.includes(operation) ?? false;
  return Promise.all(
    operations.map((operation) => page.waitForResponse((response) => asksFor(response.request(), operation))),
  );
}
