import type { ApolloServerOptions } from "@apollo/server";
import type { DocumentNode } from "graphql";
import type { Context } from "./context.js";

type Store = Exclude<ApolloServerOptions<Context>["documentStore"], null | undefined>;

/** The limits of the cache: the client's own operations fill a third of it. */
const KEPT = { characters: 400_000, longest: 10_000 } as const;

/**
 * Caches the operations that were validated lately, by the length of their texts: Apollo's own store measures the
 * parsed operation, which does not include a long comment.
 */
export class DocumentStore implements Store {
  private readonly documents = new Map<string, DocumentNode>();
  private characters = 0;

  get(key: string): Promise<DocumentNode | undefined> {
    const document = this.documents.get(key);
    if (document !== undefined) {
      this.documents.delete(key);
      this.documents.set(key, document); // a Map keeps the order of insertion: the last used is evicted last
    }
    return Promise.resolve(document);
  }

  set(key: string, document: DocumentNode): Promise<void> {
    this.remove(key);
    if (lengthOf(document) > KEPT.longest) return Promise.resolve();
    this.documents.set(key, document);
    this.characters += lengthOf(document);
    for (const oldest of this.documents.keys()) {
      if (this.characters <= KEPT.characters) break;
      this.remove(oldest);
    }
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.remove(key));
  }

  private remove(key: string): boolean {
    const document = this.documents.get(key);
    if (document !== undefined) this.characters -= lengthOf(document);
    return this.documents.delete(key);
  }
}

function lengthOf({ loc }: DocumentNode): number {
  return loc?.source.body.length ?? 0;
}
