/** What went of a file. */
interface Progress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * XMLHttpRequest as far as an upload uses it (web/lib/upload.ts), sent as every other request of the page. That of the
 * simulated page knows no file.
 */
export class UploadRequest {
  readonly upload: { onprogress?: (event: Progress) => void } = {};
  status = 0;
  responseText = "";
  onload: (() => void) | undefined;
  onerror: (() => void) | undefined;
  onabort: (() => void) | undefined;
  onloadend: (() => void) | undefined;
  private readonly headers = new Headers();
  private readonly stop = new AbortController();
  private method = "";
  private path = "";

  open(method: string, path: string): void {
    [this.method, this.path] = [method, path];
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(body: FormData): void {
    void this.receive(body).finally(() => this.onloadend?.());
  }

  abort(): void {
    this.stop.abort();
  }

  private async receive(body: FormData): Promise<void> {
    const stopped = new Promise<undefined>((resolve) => {
      this.stop.signal.addEventListener("abort", () => resolve(undefined));
    });
    const { method, headers } = this;
    try {
      const answer = await Promise.race([fetch(this.path, { method, headers, body }), stopped]);
      if (answer === undefined) return this.onabort?.();
      this.upload.onprogress?.({ loaded: 1, total: 1 });
      [this.status, this.responseText] = [answer.status, await answer.text()];
    } catch {
      return this.onerror?.();
    }
    this.onload?.();
  }
}
