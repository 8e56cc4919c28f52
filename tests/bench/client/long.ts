import type { Browser, CDPSession, Page } from "@playwright/test";
import type { BenchPeople } from "./bench-product.js";
import { median, type Figure } from "./figures.js";
import { openMeasured } from "./page-cost.js";

const FRAMES = 60;
/** The pixels of a frame, and more than a list is high. */
const STEP = 30;
const FAR = 10_000_000;
const ROUNDS = 5;
const PAGES = 6;
const NAVIGATIONS = 500;
const NAVIGATIONS_BEFORE = 24;
const FRAME_MAX_MS = 3;
const PAGE_MAX_MS = 100;
const GROWTH_MAX = 10;
/** The types of a heap snapshot that count apart. */
const NOT_OF_SCRIPTS: ReadonlySet<string> = new Set(["code", "native"]);
const ADDRESSES = ["/companies", "/jobhunts", "/contacts", "/", "/documents", "/logs", "/idealjobs", "/profile"];

/** Returns what a frame of scrolling takes in a log of 10,000 entries, and what each further page of it takes. */
export async function measureLog(browser: Browser, url: string, { large }: BenchPeople): Promise<readonly Figure[]> {
  const { page, context, untilQuiet, cost } = await openMeasured(browser, large);
  await page.goto(`${url}/logs`);
  await page.locator("[aria-posinset]").first().waitFor();
  await untilQuiet();
  const frames: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    await page.evaluate(scroll, { frames: 1, by: -FAR });
    await untilQuiet();
    frames.push((await cost(() => page.evaluate(scroll, { frames: FRAMES, by: STEP }))) / FRAMES);
  }
  const pages: number[] = [];
  for (let at = 0; at <= PAGES; at++) {
    const answer = page.waitForResponse((response) => response.request().postData()?.includes("LogList") === true);
    pages.push(
      await cost(async () => {
        await page.evaluate(scroll, { frames: 1, by: FAR });
        await answer;
      }),
    );
  }
  await context.close();
  return [
    { name: "log: a frame of scrolling", value: median(frames.slice(1)), unit: "ms", goal: FRAME_MAX_MS },
    { name: "log: a further page", value: median(pages.slice(1)), unit: "ms", goal: PAGE_MAX_MS },
  ];
}

/**
 * Returns by how much the objects of the scripts grow from the first navigations to many. What is not theirs is counted
 * apart: code, which grows with use until the browser has optimized all of it, and the notes of DevTools on each request.
 */
export async function measureHeap(browser: Browser, url: string, { guest }: BenchPeople): Promise<readonly Figure[]> {
  const { page, context, devTools, untilQuiet } = await openMeasured(browser, guest);
  await page.goto(url);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  const measure = async (): Promise<Heap> => {
    await untilQuiet();
    for (let times = 0; times < 3; times++) await devTools.send("HeapProfiler.collectGarbage");
    return readHeap(devTools);
  };
  const go = async (from: number, to: number): Promise<void> => {
    for (let at = from; at < to; at++) await navigate(page, ADDRESSES[at % ADDRESSES.length] ?? "/", untilQuiet);
  };
  await go(0, NAVIGATIONS_BEFORE);
  const before = await measure();
  await go(NAVIGATIONS_BEFORE, NAVIGATIONS);
  const after = await measure();
  await context.close();
  return [
    {
      name: `objects of the scripts after ${NAVIGATIONS_BEFORE} navigations`,
      value: before.objects,
      unit: "MiB",
      goal: null,
    },
    { name: `objects of the scripts after ${NAVIGATIONS} navigations`, value: after.objects, unit: "MiB", goal: null },
    { name: "growth of the objects", value: (after.objects / before.objects - 1) * 100, unit: "%", goal: GROWTH_MAX },
    { name: "growth of what is not of the scripts", value: after.others - before.others, unit: "MiB", goal: null },
  ];
}

/** What the scripts of a page have in memory, in MiB. */
interface Heap {
  readonly objects: number;
  /** The compiled code, and the objects of the browser itself. */
  readonly others: number;
}

/** The parts that are read of a snapshot of the heap. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (readonly string[])[] };
  };
  /** The fields of all nodes, one after the other. */
  readonly nodes: readonly number[];
}

async function readHeap(devTools: CDPSession): Promise<Heap> {
  const chunks: string[] = [];
  const add = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
  devTools.on("HeapProfiler.addHeapSnapshotChunk", add);
  await devTools.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  devTools.off("HeapProfiler.addHeapSnapshotChunk", add);
  const { snapshot, nodes } = JSON.parse(chunks.join("")) as HeapSnapshot; // as DevTools writes it
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf("type"), fields.indexOf("self_size")];
  const bytes = { objects: 0, others: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[typeAt]?.[nodes[at + typeAt] ?? -1] ?? "";
    bytes[NOT_OF_SCRIPTS.has(type) ? "others" : "objects"] += nodes[at + sizeAt] ?? 0;
  }
  return { objects: bytes.objects / 1024 / 1024, others: bytes.others / 1024 / 1024 };
}

async function navigate(page: Page, path: string, untilQuiet: () => Promise<void>): Promise<void> {
  await page.evaluate((to) => {
    const state = { key: to, idx: 1 };
    history.pushState(state, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, path);
  await untilQuiet();
}

/** Scrolls what the rows are in: so many frames, with so many pixels in each. */
async function scroll({ frames, by }: { readonly frames: number; readonly by: number }): Promise<void> {
  let scroller = document.querySelector("[aria-posinset]")?.parentElement;
  while (
    scroller &&
    !(scroller.scrollHeight > scroller.clientHeight && getComputedStyle(scroller).overflowY === "auto")
  )
    scroller = scroller.parentElement;
  for (let frame = 0; frame < frames; frame++) {
    scroller?.scrollBy(0, by);
    await new Promise(requestAnimationFrame);
  }
}
