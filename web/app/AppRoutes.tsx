import { Route, Routes } from "react-router-dom";
import { Layout } from "./Layout.js";
import { paths } from "./paths.js";
import {
  advertScreen,
  companyScreen,
  contactScreen,
  dashboardScreen,
  documentScreen,
  idealJobScreen,
  jobDetailsScreen,
  jobHuntScreen,
  logScreen,
  placeholderScreen,
  profileScreen,
  stepScreen,
} from "./screens.js";
import { SignUpPage } from "./SignUpPage.js";

const { Component: Dashboard } = dashboardScreen;
const { Component: JobHunts } = jobHuntScreen;
const { Component: JobDetails } = jobDetailsScreen;
const { Component: Advert } = advertScreen;
const { Component: IdealJobs } = idealJobScreen;
const { Component: Companies } = companyScreen;
const { Component: Contacts } = contactScreen;
const { Component: Documents } = documentScreen;
const { Component: Logs } = logScreen;
const { Component: Profile } = profileScreen;
const { Component: Step } = stepScreen;
const { Component: Placeholder } = placeholderScreen;

/** Says which screen answers to which address (spec 2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.signUp} element={<SignUpPage />} />
      <Route element={<Layout />}>
        <Route path={paths.dashboard} element={<Dashboard />} />
        <Route path={paths.jobHunts} element={<JobHunts key="all" />} />
        <Route path={paths.preparing} element={<JobHunts key="preparing" phase="PREPARING" />} />
        <Route path={paths.applying} element={<JobHunts key="applying" phase="APPLYING" />} />
        <Route path={paths.interviewing} element={<JobHunts key="interviewing" phase="INTERVIEWING" />} />
        <Route path={paths.accepting} element={<JobHunts key="accepting" phase="ACCEPTING" />} />
        <Route path={paths.jobDetails} element={<JobDetails />} />
        <Route path={paths.advert} element={<Advert />} />
        <Route path={paths.idealJobs} element={<IdealJobs />} />
        <Route path={paths.companies} element={<Companies />} />
        <Route path={paths.contacts} element={<Contacts />} />
        <Route path={paths.documents} element={<Documents />} />
        <Route path={paths.logs} element={<Logs />} />
        <Route path={paths.profile} element={<Profile />} />
        <Route path={paths.step} element={<Step />} />
        <Route path="*" element={<Placeholder />} />
      </Route>
    </Routes>
  );
}
