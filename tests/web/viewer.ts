/** The signed-in person, as the server answers the query Viewer. */
export const VIEWER = {
  __typename: "Person",
  guid: "p",
  email: "robin@example.org",
  name: "Robin Sample",
  givenName: "Robin",
  familyName: "Sample",
  picture: null,
  timeZone: "UTC",
  weekend: [6, 7],
  featuresOff: [],
  uploadMaxBytes: 1,
  guest: null,
};
