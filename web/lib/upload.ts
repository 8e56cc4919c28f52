import { FailedRequest } from "./readProblem.js";

interface UploadOptions {
  readonly token: string | undefined;
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborts the upload; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/**
 * Uploads a file to the gateway and resolves to its address (spec 7: `POST /upload`). Throws FailedRequest. Uses
 * XMLHttpRequest, because fetch does not report upload progress.
 */
export function uploadFile(file: File, { token, onProgress, signal }: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    request.open("POST", "/api/upload");
    if (token !== undefined) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const body = parse(request.responseText);
      // Spec 7: any status from 200 to 299 is a success.
      const isSuccess = request.status >= 200 && request.status < 300;
      if (isSuccess && typeof body?.url === "string") resolve(body.url);
      else reject(failureOf(request.status, body?.error));
    };
    request.onerror = () => reject(new FailedRequest("NETWORK"));
    request.onabort = () => reject(new DOMException("The upload was cancelled.", "AbortError"));
    request.onloadend = () => signal.removeEventListener("abort", abort);
    signal.addEventListener("abort", abort);
    const form = new FormData();
    form.set("file", file);
    request.send(form);
    if (signal.aborted) abort();
  });
}

/** The codes for errors of a proxy, which sends no error code of this API. */
const codes: Readonly<Record<number, string>> = { 401: "UNAUTHENTICATED", 413: "TOO_LARGE" };

function failureOf(status: number, error: unknown): FailedRequest {
  const { code, message, reference } = isObject(error) ? error : {};
  return new FailedRequest(
    typeof code === "string" ? code : (codes[status] ?? "NETWORK"),
    typeof message === "string" ? message : undefined,
    typeof reference === "string" ? reference : undefined,
  );
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
