import { Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { listedKinds, listedRecords } from "../lib/recordKinds.js";
import { HuntSheetRoute } from "./HuntSheetRoute.js";
import { Layout } from "./Layout.js";
import { LoadingScreen } from "./LoadingScreen.js";
import { NotFoundScreen } from "./NotFoundScreen.js";
import { huntSheetRoute, paths } from "../lib/paths.js";
import { dashboardScreen, recordScreens, screens, signUpPage } from "./screens.js";

const { Component: Dashboard } = dashboardScreen;
const { Component: JobHunts } = screens.jobHunts;
const { Component: JobDetails } = screens.jobDetails;
const { Component: Advert } = screens.advert;
const { Component: Logs } = screens.logs;
const { Component: Profile } = screens.profile;
const { Component: Step } = screens.step;
const { Component: SignUp } = signUpPage;

/** Maps each address to its screen (spec 2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path={paths.signUp}
        element={
          <Suspense fallback={<LoadingScreen />}>
            <SignUp />
          </Suspense>
        }
      />
      <Route element={<Layout />}>
        <Route path={paths.dashboard} element={<Dashboard />} />
        <Route path={paths.jobHunts} element={<JobHunts key="all" />} />
        <Route path={paths.preparing} element={<JobHunts key="preparing" phase="PREPARING" />} />
        <Route path={paths.applying} element={<JobHunts key="applying" phase="APPLYING" />} />
        <Route path={paths.interviewing} element={<JobHunts key="interviewing" phase="INTERVIEWING" />} />
        <Route path={paths.accepting} element={<JobHunts key="accepting" phase="ACCEPTING" />} />
        <Route path={huntSheetRoute} element={<HuntSheetRoute />} />
        <Route path={paths.jobDetails} element={<JobDetails />} />
        <Route path={paths.advert} element={<Advert />} />
        {listedKinds.map((kind) => {
          const { Component: Records } = recordScreens[kind];
          return <Route key={kind} path={listedRecords[kind].path} element={<Records />} />;
        })}
        <Route path={paths.logs} element={<Logs />} />
        <Route path={paths.profile} element={<Profile />} />
        <Route path={paths.step} element={<Step />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
