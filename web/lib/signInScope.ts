/** What the app and the IDE ask the identity provider for; alike, so that they find each other's session. */
export const signInScope = "openid profile email offline_access";
