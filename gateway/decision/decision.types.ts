import { ObjectType } from "type-graphql";
import { JobHuntActed } from "../jobhunt/job-hunt.types.js";

@ObjectType({ description: "A hunt on whose job was decided.", simpleResolvers: true })
export class JobDecided extends JobHuntActed {}
