import { act, createContext, createElement, type ReactNode } from "react";
import createReconciler from "react-reconciler";
import { ConcurrentRoot, DefaultEventPriority, NoEventPriority } from "react-reconciler/constants.js";

/** A hook that is called by a component of its own. */
interface Rendered<Props, Result> {
  /** What it returned last. */
  readonly result: { readonly current: Result };
  /** Calls it again with other props, and runs its effects. */
  readonly rerender: (props: Props) => void;
  readonly unmount: () => void;
}

interface RenderOptions {
  /** Puts the component into what the hook needs around it. */
  readonly wrap?: (component: ReactNode) => ReactNode;
}

// React asks for this where `act` is used.
Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

let priority = NoEventPriority;
const nothing = (): void => undefined;
const no = (): boolean => false;
const nowhere = {};
const draw = (): never => {
  throw new Error("A hook draws nothing.");
};

/** React itself, on a screen that has nothing on it. */
const reconciler = createReconciler({
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  isPrimaryRenderer: true,
  rendererVersion: "1",
  rendererPackageName: "hooks",
  extraDevToolsConfig: null,
  bindToConsole: (_method: string, words: unknown[]) => () => words,
  createInstance: draw,
  createTextInstance: draw,
  appendInitialChild: draw,
  finalizeInitialChildren: no,
  shouldSetTextContent: no,
  getRootHostContext: () => nowhere,
  getChildHostContext: () => nowhere,
  getPublicInstance: draw,
  prepareForCommit: () => null,
  resetAfterCommit: nothing,
  preparePortalMount: nothing,
  clearContainer: nothing,
  detachDeletedInstance: nothing,
  scheduleTimeout: setTimeout,
  cancelTimeout: clearTimeout,
  noTimeout: -1,
  getInstanceFromNode: () => null,
  beforeActiveInstanceBlur: nothing,
  afterActiveInstanceBlur: nothing,
  prepareScopeUpdate: nothing,
  getInstanceFromScope: () => null,
  NotPendingTransition: null,
  HostTransitionContext: createContext<null>(null),
  setCurrentUpdatePriority: (next) => {
    priority = next;
  },
  getCurrentUpdatePriority: () => priority,
  resolveUpdatePriority: () => (priority === NoEventPriority ? DefaultEventPriority : priority),
  resetFormInstance: nothing,
  requestPostPaintCallback: nothing,
  shouldAttemptEagerTransition: no,
  trackSchedulerEvent: nothing,
  resolveEventType: () => null,
  resolveEventTimeStamp: () => -1,
  maySuspendCommit: no,
  maySuspendCommitOnUpdate: no,
  maySuspendCommitInSyncRender: no,
  preloadInstance: () => true,
  startSuspendingCommit: () => null,
  suspendInstance: nothing,
  suspendOnActiveViewTransition: nothing,
  waitForCommitToBeReady: () => null,
  getSuspendedCommitReason: () => null,
});

/**
 * Calls a hook as React does, with its state and its effects, and without a page: for the hooks of the client that ask
 * nothing of one.
 */
export function renderHook<Props, Result>(
  hook: (props: Props) => Result,
  props: NoInfer<Props>,
  { wrap = (component) => component }: RenderOptions = {},
): Rendered<Props, Result> {
  const results: Result[] = [];
  const Caller = ({ given }: { readonly given: Props }): null => {
    results.push(hook(given));
    return null;
  };
  const fail = (error: unknown): never => {
    throw error;
  };
  const root: unknown = reconciler.createContainer(
    nowhere,
    ConcurrentRoot,
    null,
    false,
    null,
    "",
    fail,
    fail,
    nothing,
    nothing,
    null,
  );
  const update = (element: ReactNode): void => act(() => void reconciler.updateContainer(element, root, null, null));
  const rerender = (given: Props): void => update(wrap(createElement(Caller, { given })));
  rerender(props);
  return {
    result: {
      get current() {
        const [last] = results.slice(-1);
        if (results.length === 0) throw new Error("The hook was not called.");
        return last as Result; // there is one
      },
    },
    rerender,
    unmount: () => update(null),
  };
}
