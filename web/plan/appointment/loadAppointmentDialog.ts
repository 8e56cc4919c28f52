import { lazyComponent } from "../../lib/lazyComponent.js";

const dialog = lazyComponent(async () => (await import("./AppointmentDialog.js")).AppointmentDialog);

/** Adds or changes an appointment; loaded when it is first needed. */
export const AppointmentDialog = dialog.Component;

/** Loads the dialog before it is needed, such as on hover. */
export const preloadAppointmentDialog = dialog.preload;
