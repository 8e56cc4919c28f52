/** The messages of the closed-beta notice. */
export const signUpMessages = {
  appName: { id: "app.name", defaultMessage: "Job Hunt Tracker", description: "Name of the product" },
  title: {
    id: "signUp.title",
    defaultMessage: "Thank you for your interest",
    description: "Heading of the notice for people whom the closed beta does not admit yet",
  },
  notice: {
    id: "signUp.notice",
    defaultMessage: "The app is in closed beta. We will tell you when the open beta starts.",
    description: "The notice itself",
  },
  ok: { id: "signUp.ok", defaultMessage: "OK", description: "Button: clears the storage of the browser and logs out" },
} as const;
