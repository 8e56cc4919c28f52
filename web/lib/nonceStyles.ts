type Create = (name: string, options?: ElementCreationOptions) => HTMLElement;

/**
 * Gives each style sheet that a script makes from now on the nonce of the page, without which the content security policy
 * lets none in. Ant Design could pass it to its own; the libraries below it, and the editor of the IDE, make theirs plainly.
 */
export function nonceStyles(): void {
  const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
  if (!nonce) return;
  // By its name, because one of its overloads is for elements that nobody makes any more.
  const found: Create = Reflect.get(document, "createElement");
  const create = found.bind(document);
  const createWithNonce: Create = (name, options) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
  Reflect.set(document, "createElement", createWithNonce);
}
