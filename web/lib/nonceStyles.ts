type Create = (name: string, options?: ElementCreationOptions) => HTMLElement;

/**
 * Sets the nonce of the page on each style element that a script creates from now on, without which the content
 * security policy blocks it. Ant Design has an option for it; the libraries below it, and the editor of the IDE, have
 * none.
 */
export function nonceStyles(): void {
  const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
  if (!nonce) return;
  // By its name, because one of its overloads is for deprecated elements.
  const found: Create = Reflect.get(document, "createElement");
  const create = found.bind(document);
  const createWithNonce: Create = (name, options) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
  Reflect.set(document, "createElement", createWithNonce);
}
