import type { AdvertReader } from "./read-advert.js";

/**
 * Reads adverts in the thread it is called in, without limits: for the bench, for tests and for generated adverts. The
 * rules are loaded with the first reading, as the server itself reads in threads of their own.
 */
export const readerHere: AdvertReader = {
  async read(task) {
    const { readAdvert } = await import("./read-advert.js");
    return readAdvert(task);
  },
};
