// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/statistics.schema.json","title":"Statistics","description":"GET /templates/:id/statistics.","type":"object","required":["isCounted","utcDaysUntil","from","to","total","before","stepsSince","periods","revisions","groups","tags","languages","phones","vitals","errors","journeys"],"properties":{"isCounted":{"type":"boolean","description":"False where calls go to another origin than the host's, which then sees none of them."},"utcDaysUntil":{"type":["string","null"],"description":"Days up to this one were counted by UTC, and it itself in part; null: none was, or the page names no market."},"from":{"type":"string","description":"First day, as 2026-01-31: by the clocks of the page's market, by UTC where it names none."},"to":{"type":"string","description":"Last day."},"total":{"$ref":"common.schema.json#/$defs/statisticsSteps"},"before":{"description":"The same number of days before; null where they are kept by month only.","anyOf":[{"type":"null"},{"type":"object","title":"StatisticsBefore","required":["from","to","total"],"properties":{"from":{"type":"string"},"to":{"type":"string"},"total":{"$ref":"common.schema.json#/$defs/statisticsSteps"}}}]},"stepsSince":{"type":["string","null"],"description":"The first day or month of which pages told how far visits got; null: none yet. Of days before it `codes` and `applications` count repeats, and `forms` is no more than those."},"periods":{"type":"array","items":{"type":"object","required":["period","visits","forms","codes","applications","registrations","taps","messages"],"properties":{"period":{"type":"string","description":"A day; a whole month, 2026-01, where days were rolled up."},"visits":{"type":"integer"},"forms":{"type":"integer","description":"Visits in which the form was touched."},"codes":{"type":"integer","description":"Visits in which an SMS code was sent."},"applications":{"type":"integer","description":"Visits in which the form was sent."},"registrations":{"type":"integer"},"taps":{"type":"integer","description":"Taps on buttons and links of blocks: not on the way, and as often as they were tapped."},"messages":{"type":"integer","description":"SMS codes that were sent, also several to one visitor."}},"title":"StatisticsPeriod"}},"revisions":{"type":"array","items":{"type":"object","required":["revision","visits","forms","codes","applications","registrations","taps","messages"],"properties":{"revision":{"type":"string"},"visits":{"type":"integer"},"forms":{"type":"integer","description":"Visits in which the form was touched."},"codes":{"type":"integer","description":"Visits in which an SMS code was sent."},"applications":{"type":"integer","description":"Visits in which the form was sent."},"registrations":{"type":"integer"},"taps":{"type":"integer","description":"Taps on buttons and links of blocks: not on the way, and as often as they were tapped."},"messages":{"type":"integer","description":"SMS codes that were sent, also several to one visitor."}},"title":"StatisticsRevision"}},"groups":{"type":"array","items":{"type":"object","required":["experiment","group","weight","visits","forms","codes","applications","registrations","taps","messages"],"properties":{"experiment":{"type":"string"},"group":{"type":"string"},"weight":{"type":["number","null"],"description":"In the live revision, where each group's share of visits is its weight's share of all; null: that revision has no such group."},"visits":{"type":"integer"},"forms":{"type":"integer","description":"Visits in which the form was touched."},"codes":{"type":"integer","description":"Visits in which an SMS code was sent."},"applications":{"type":"integer","description":"Visits in which the form was sent."},"registrations":{"type":"integer"},"taps":{"type":"integer","description":"Taps on buttons and links of blocks: not on the way, and as often as they were tapped."},"messages":{"type":"integer","description":"SMS codes that were sent, also several to one visitor."}},"title":"StatisticsGroup"}},"tags":{"type":"array","items":{"type":"object","required":["tag","visits","forms","codes","applications","registrations","taps","messages"],"properties":{"tag":{"type":"string","description":"utm_tag; empty where the address had none, other where there were too many."},"visits":{"type":"integer"},"forms":{"type":"integer","description":"Visits in which the form was touched."},"codes":{"type":"integer","description":"Visits in which an SMS code was sent."},"applications":{"type":"integer","description":"Visits in which the form was sent."},"registrations":{"type":"integer"},"taps":{"type":"integer","description":"Taps on buttons and links of blocks: not on the way, and as often as they were tapped."},"messages":{"type":"integer","description":"SMS codes that were sent, also several to one visitor."}},"title":"StatisticsTag"}},"languages":{"type":"array","items":{"type":"object","required":["language","visits","forms","codes","applications","registrations","taps","messages"],"properties":{"language":{"type":"string","description":"As the page was shown; empty: not known."},"visits":{"type":"integer"},"forms":{"type":"integer","description":"Visits in which the form was touched."},"codes":{"type":"integer","description":"Visits in which an SMS code was sent."},"applications":{"type":"integer","description":"Visits in which the form was sent."},"registrations":{"type":"integer"},"taps":{"type":"integer","description":"Taps on buttons and links of blocks: not on the way, and as often as they were tapped."},"messages":{"type":"integer","description":"SMS codes that were sent, also several to one visitor."}},"title":"StatisticsLanguage"}},"phones":{"type":"array","items":{"type":"object","required":["clientType","visits","forms","codes","applications","registrations","taps","messages"],"properties":{"clientType":{"type":"string","description":"ios or android; empty: not known."},"visits":{"type":"integer"},"forms":{"type":"integer","description":"Visits in which the form was touched."},"codes":{"type":"integer","description":"Visits in which an SMS code was sent."},"applications":{"type":"integer","description":"Visits in which the form was sent."},"registrations":{"type":"integer"},"taps":{"type":"integer","description":"Taps on buttons and links of blocks: not on the way, and as often as they were tapped."},"messages":{"type":"integer","description":"SMS codes that were sent, also several to one visitor."}},"title":"StatisticsPhone"}},"vitals":{"type":"array","items":{"type":"object","required":["name","revision","count","p75","good","poor"],"properties":{"name":{"enum":["LCP","INP","CLS"]},"revision":{"type":["string","null"],"description":"Null: of all revisions."},"count":{"type":"integer"},"p75":{"type":"number","description":"75th percentile: ms of LCP and INP, a score of CLS."},"good":{"type":"number","description":"Share from 0 to 1."},"poor":{"type":"number"}},"title":"StatisticsVital"}},"errors":{"type":"array","items":{"type":"object","required":["error","revision","count","lastPeriod"],"properties":{"error":{"type":"string"},"revision":{"type":"string"},"count":{"type":"integer"},"lastPeriod":{"type":"string"}},"title":"StatisticsError","description":"An error that nothing caught, without anything about a person."}},"journeys":{"type":"array","description":"Where visits stop: of everybody first, then by group of each experiment. Empty: no phone has told yet.","items":{"type":"object","title":"StatisticsJourney","required":["group","told","blocks","fields"],"properties":{"group":{"type":["string","null"],"description":"As e1:a; null: everybody."},"told":{"type":"integer","description":"Visits that told where they stopped; the others are of these."},"blocks":{"type":"array","description":"In no order; those of older revisions too.","items":{"type":"object","title":"JourneyBlock","required":["blockId","reached","tapped"],"properties":{"blockId":{"type":"string"},"reached":{"type":"integer","description":"Visits in which its beginning came into view."},"tapped":{"type":"integer","description":"Visits in which something in it was tapped."}}}},"fields":{"type":"array","description":"Fields of the page's forms by their names, never what was typed.","items":{"type":"object","title":"JourneyField","required":["field","seen","touched","filled","refused"],"properties":{"field":{"type":"string"},"seen":{"type":"integer"},"touched":{"type":"integer"},"filled":{"type":"integer","description":"Visits that left it with something in it."},"refused":{"type":"integer","description":"Visits in which it was called wrong."}}}}}}}}};
const schema13 = {"type":"object","required":["visits","forms","codes","applications","registrations","taps","messages"],"properties":{"visits":{"type":"integer"},"forms":{"type":"integer","description":"Visits in which the form was touched."},"codes":{"type":"integer","description":"Visits in which an SMS code was sent."},"applications":{"type":"integer","description":"Visits in which the form was sent."},"registrations":{"type":"integer"},"taps":{"type":"integer","description":"Taps on buttons and links of blocks: not on the way, and as often as they were tapped."},"messages":{"type":"integer","description":"SMS codes that were sent, also several to one visitor."}},"title":"StatisticsSteps","description":"How often each step of the way to a registration was taken. From `forms` to `registrations` none is smaller than the next."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/statistics.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.isCounted === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isCounted"},message:"must have required property '"+"isCounted"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.utcDaysUntil === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "utcDaysUntil"},message:"must have required property '"+"utcDaysUntil"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.from === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.to === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.total === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.before === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.stepsSince === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepsSince"},message:"must have required property '"+"stepsSince"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.periods === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "periods"},message:"must have required property '"+"periods"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.revisions === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revisions"},message:"must have required property '"+"revisions"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.groups === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.tags === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.languages === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "languages"},message:"must have required property '"+"languages"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.phones === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phones"},message:"must have required property '"+"phones"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.vitals === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vitals"},message:"must have required property '"+"vitals"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.errors === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.journeys === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "journeys"},message:"must have required property '"+"journeys"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.isCounted !== undefined){
if(typeof data.isCounted !== "boolean"){
const err16 = {instancePath:instancePath+"/isCounted",schemaPath:"#/properties/isCounted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.utcDaysUntil !== undefined){
let data1 = data.utcDaysUntil;
if((typeof data1 !== "string") && (data1 !== null)){
const err17 = {instancePath:instancePath+"/utcDaysUntil",schemaPath:"#/properties/utcDaysUntil/type",keyword:"type",params:{type: schema11.properties.utcDaysUntil.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.from !== undefined){
if(typeof data.from !== "string"){
const err18 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.to !== undefined){
if(typeof data.to !== "string"){
const err19 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.total !== undefined){
let data4 = data.total;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.visits === undefined){
const err20 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4.forms === undefined){
const err21 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data4.codes === undefined){
const err22 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data4.applications === undefined){
const err23 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data4.registrations === undefined){
const err24 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data4.taps === undefined){
const err25 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data4.messages === undefined){
const err26 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data4.visits !== undefined){
let data5 = data4.visits;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err27 = {instancePath:instancePath+"/total/visits",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data4.forms !== undefined){
let data6 = data4.forms;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err28 = {instancePath:instancePath+"/total/forms",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data4.codes !== undefined){
let data7 = data4.codes;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err29 = {instancePath:instancePath+"/total/codes",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data4.applications !== undefined){
let data8 = data4.applications;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err30 = {instancePath:instancePath+"/total/applications",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data4.registrations !== undefined){
let data9 = data4.registrations;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err31 = {instancePath:instancePath+"/total/registrations",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data4.taps !== undefined){
let data10 = data4.taps;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err32 = {instancePath:instancePath+"/total/taps",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data4.messages !== undefined){
let data11 = data4.messages;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err33 = {instancePath:instancePath+"/total/messages",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.before !== undefined){
let data12 = data.before;
const _errs27 = errors;
let valid3 = false;
const _errs28 = errors;
if(data12 !== null){
const err35 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs30 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.from === undefined){
const err36 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data12.to === undefined){
const err37 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12.total === undefined){
const err38 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12.from !== undefined){
if(typeof data12.from !== "string"){
const err39 = {instancePath:instancePath+"/before/from",schemaPath:"#/properties/before/anyOf/1/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.to !== undefined){
if(typeof data12.to !== "string"){
const err40 = {instancePath:instancePath+"/before/to",schemaPath:"#/properties/before/anyOf/1/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data12.total !== undefined){
let data15 = data12.total;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.visits === undefined){
const err41 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15.forms === undefined){
const err42 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15.codes === undefined){
const err43 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15.applications === undefined){
const err44 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.registrations === undefined){
const err45 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15.taps === undefined){
const err46 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data15.messages === undefined){
const err47 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data15.visits !== undefined){
let data16 = data15.visits;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err48 = {instancePath:instancePath+"/before/total/visits",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data15.forms !== undefined){
let data17 = data15.forms;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err49 = {instancePath:instancePath+"/before/total/forms",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data15.codes !== undefined){
let data18 = data15.codes;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err50 = {instancePath:instancePath+"/before/total/codes",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data15.applications !== undefined){
let data19 = data15.applications;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err51 = {instancePath:instancePath+"/before/total/applications",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data15.registrations !== undefined){
let data20 = data15.registrations;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err52 = {instancePath:instancePath+"/before/total/registrations",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data15.taps !== undefined){
let data21 = data15.taps;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err53 = {instancePath:instancePath+"/before/total/taps",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data15.messages !== undefined){
let data22 = data15.messages;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err54 = {instancePath:instancePath+"/before/total/messages",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid0 = _errs30 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err57 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.stepsSince !== undefined){
let data23 = data.stepsSince;
if((typeof data23 !== "string") && (data23 !== null)){
const err58 = {instancePath:instancePath+"/stepsSince",schemaPath:"#/properties/stepsSince/type",keyword:"type",params:{type: schema11.properties.stepsSince.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.periods !== undefined){
let data24 = data.periods;
if(Array.isArray(data24)){
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.period === undefined){
const err59 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data25.visits === undefined){
const err60 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data25.forms === undefined){
const err61 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data25.codes === undefined){
const err62 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data25.applications === undefined){
const err63 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data25.registrations === undefined){
const err64 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data25.taps === undefined){
const err65 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data25.messages === undefined){
const err66 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data25.period !== undefined){
if(typeof data25.period !== "string"){
const err67 = {instancePath:instancePath+"/periods/" + i0+"/period",schemaPath:"#/properties/periods/items/properties/period/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data25.visits !== undefined){
let data27 = data25.visits;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err68 = {instancePath:instancePath+"/periods/" + i0+"/visits",schemaPath:"#/properties/periods/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data25.forms !== undefined){
let data28 = data25.forms;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err69 = {instancePath:instancePath+"/periods/" + i0+"/forms",schemaPath:"#/properties/periods/items/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data25.codes !== undefined){
let data29 = data25.codes;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err70 = {instancePath:instancePath+"/periods/" + i0+"/codes",schemaPath:"#/properties/periods/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data25.applications !== undefined){
let data30 = data25.applications;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err71 = {instancePath:instancePath+"/periods/" + i0+"/applications",schemaPath:"#/properties/periods/items/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data25.registrations !== undefined){
let data31 = data25.registrations;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err72 = {instancePath:instancePath+"/periods/" + i0+"/registrations",schemaPath:"#/properties/periods/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data25.taps !== undefined){
let data32 = data25.taps;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err73 = {instancePath:instancePath+"/periods/" + i0+"/taps",schemaPath:"#/properties/periods/items/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data25.messages !== undefined){
let data33 = data25.messages;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err74 = {instancePath:instancePath+"/periods/" + i0+"/messages",schemaPath:"#/properties/periods/items/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/periods",schemaPath:"#/properties/periods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.revisions !== undefined){
let data34 = data.revisions;
if(Array.isArray(data34)){
const len1 = data34.length;
for(let i1=0; i1<len1; i1++){
let data35 = data34[i1];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.revision === undefined){
const err77 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data35.visits === undefined){
const err78 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data35.forms === undefined){
const err79 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data35.codes === undefined){
const err80 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data35.applications === undefined){
const err81 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data35.registrations === undefined){
const err82 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data35.taps === undefined){
const err83 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data35.messages === undefined){
const err84 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data35.revision !== undefined){
if(typeof data35.revision !== "string"){
const err85 = {instancePath:instancePath+"/revisions/" + i1+"/revision",schemaPath:"#/properties/revisions/items/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data35.visits !== undefined){
let data37 = data35.visits;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err86 = {instancePath:instancePath+"/revisions/" + i1+"/visits",schemaPath:"#/properties/revisions/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data35.forms !== undefined){
let data38 = data35.forms;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err87 = {instancePath:instancePath+"/revisions/" + i1+"/forms",schemaPath:"#/properties/revisions/items/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data35.codes !== undefined){
let data39 = data35.codes;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err88 = {instancePath:instancePath+"/revisions/" + i1+"/codes",schemaPath:"#/properties/revisions/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data35.applications !== undefined){
let data40 = data35.applications;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err89 = {instancePath:instancePath+"/revisions/" + i1+"/applications",schemaPath:"#/properties/revisions/items/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data35.registrations !== undefined){
let data41 = data35.registrations;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err90 = {instancePath:instancePath+"/revisions/" + i1+"/registrations",schemaPath:"#/properties/revisions/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data35.taps !== undefined){
let data42 = data35.taps;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err91 = {instancePath:instancePath+"/revisions/" + i1+"/taps",schemaPath:"#/properties/revisions/items/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data35.messages !== undefined){
let data43 = data35.messages;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err92 = {instancePath:instancePath+"/revisions/" + i1+"/messages",schemaPath:"#/properties/revisions/items/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.groups !== undefined){
let data44 = data.groups;
if(Array.isArray(data44)){
const len2 = data44.length;
for(let i2=0; i2<len2; i2++){
let data45 = data44[i2];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.experiment === undefined){
const err95 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "experiment"},message:"must have required property '"+"experiment"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data45.group === undefined){
const err96 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data45.weight === undefined){
const err97 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "weight"},message:"must have required property '"+"weight"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data45.visits === undefined){
const err98 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data45.forms === undefined){
const err99 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data45.codes === undefined){
const err100 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data45.applications === undefined){
const err101 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data45.registrations === undefined){
const err102 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data45.taps === undefined){
const err103 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data45.messages === undefined){
const err104 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data45.experiment !== undefined){
if(typeof data45.experiment !== "string"){
const err105 = {instancePath:instancePath+"/groups/" + i2+"/experiment",schemaPath:"#/properties/groups/items/properties/experiment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data45.group !== undefined){
if(typeof data45.group !== "string"){
const err106 = {instancePath:instancePath+"/groups/" + i2+"/group",schemaPath:"#/properties/groups/items/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data45.weight !== undefined){
let data48 = data45.weight;
if((!((typeof data48 == "number") && (isFinite(data48)))) && (data48 !== null)){
const err107 = {instancePath:instancePath+"/groups/" + i2+"/weight",schemaPath:"#/properties/groups/items/properties/weight/type",keyword:"type",params:{type: schema11.properties.groups.items.properties.weight.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data45.visits !== undefined){
let data49 = data45.visits;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err108 = {instancePath:instancePath+"/groups/" + i2+"/visits",schemaPath:"#/properties/groups/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data45.forms !== undefined){
let data50 = data45.forms;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err109 = {instancePath:instancePath+"/groups/" + i2+"/forms",schemaPath:"#/properties/groups/items/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data45.codes !== undefined){
let data51 = data45.codes;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err110 = {instancePath:instancePath+"/groups/" + i2+"/codes",schemaPath:"#/properties/groups/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data45.applications !== undefined){
let data52 = data45.applications;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err111 = {instancePath:instancePath+"/groups/" + i2+"/applications",schemaPath:"#/properties/groups/items/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data45.registrations !== undefined){
let data53 = data45.registrations;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err112 = {instancePath:instancePath+"/groups/" + i2+"/registrations",schemaPath:"#/properties/groups/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data45.taps !== undefined){
let data54 = data45.taps;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err113 = {instancePath:instancePath+"/groups/" + i2+"/taps",schemaPath:"#/properties/groups/items/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data45.messages !== undefined){
let data55 = data45.messages;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err114 = {instancePath:instancePath+"/groups/" + i2+"/messages",schemaPath:"#/properties/groups/items/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.tags !== undefined){
let data56 = data.tags;
if(Array.isArray(data56)){
const len3 = data56.length;
for(let i3=0; i3<len3; i3++){
let data57 = data56[i3];
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.tag === undefined){
const err117 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data57.visits === undefined){
const err118 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data57.forms === undefined){
const err119 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data57.codes === undefined){
const err120 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data57.applications === undefined){
const err121 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data57.registrations === undefined){
const err122 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data57.taps === undefined){
const err123 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data57.messages === undefined){
const err124 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data57.tag !== undefined){
if(typeof data57.tag !== "string"){
const err125 = {instancePath:instancePath+"/tags/" + i3+"/tag",schemaPath:"#/properties/tags/items/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data57.visits !== undefined){
let data59 = data57.visits;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err126 = {instancePath:instancePath+"/tags/" + i3+"/visits",schemaPath:"#/properties/tags/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data57.forms !== undefined){
let data60 = data57.forms;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
const err127 = {instancePath:instancePath+"/tags/" + i3+"/forms",schemaPath:"#/properties/tags/items/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data57.codes !== undefined){
let data61 = data57.codes;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err128 = {instancePath:instancePath+"/tags/" + i3+"/codes",schemaPath:"#/properties/tags/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data57.applications !== undefined){
let data62 = data57.applications;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err129 = {instancePath:instancePath+"/tags/" + i3+"/applications",schemaPath:"#/properties/tags/items/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data57.registrations !== undefined){
let data63 = data57.registrations;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err130 = {instancePath:instancePath+"/tags/" + i3+"/registrations",schemaPath:"#/properties/tags/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data57.taps !== undefined){
let data64 = data57.taps;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
const err131 = {instancePath:instancePath+"/tags/" + i3+"/taps",schemaPath:"#/properties/tags/items/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data57.messages !== undefined){
let data65 = data57.messages;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err132 = {instancePath:instancePath+"/tags/" + i3+"/messages",schemaPath:"#/properties/tags/items/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
else {
const err134 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data.languages !== undefined){
let data66 = data.languages;
if(Array.isArray(data66)){
const len4 = data66.length;
for(let i4=0; i4<len4; i4++){
let data67 = data66[i4];
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.language === undefined){
const err135 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data67.visits === undefined){
const err136 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(data67.forms === undefined){
const err137 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data67.codes === undefined){
const err138 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data67.applications === undefined){
const err139 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data67.registrations === undefined){
const err140 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data67.taps === undefined){
const err141 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(data67.messages === undefined){
const err142 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data67.language !== undefined){
if(typeof data67.language !== "string"){
const err143 = {instancePath:instancePath+"/languages/" + i4+"/language",schemaPath:"#/properties/languages/items/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data67.visits !== undefined){
let data69 = data67.visits;
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
const err144 = {instancePath:instancePath+"/languages/" + i4+"/visits",schemaPath:"#/properties/languages/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data67.forms !== undefined){
let data70 = data67.forms;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
const err145 = {instancePath:instancePath+"/languages/" + i4+"/forms",schemaPath:"#/properties/languages/items/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data67.codes !== undefined){
let data71 = data67.codes;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err146 = {instancePath:instancePath+"/languages/" + i4+"/codes",schemaPath:"#/properties/languages/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data67.applications !== undefined){
let data72 = data67.applications;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
const err147 = {instancePath:instancePath+"/languages/" + i4+"/applications",schemaPath:"#/properties/languages/items/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data67.registrations !== undefined){
let data73 = data67.registrations;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err148 = {instancePath:instancePath+"/languages/" + i4+"/registrations",schemaPath:"#/properties/languages/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data67.taps !== undefined){
let data74 = data67.taps;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err149 = {instancePath:instancePath+"/languages/" + i4+"/taps",schemaPath:"#/properties/languages/items/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data67.messages !== undefined){
let data75 = data67.messages;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
const err150 = {instancePath:instancePath+"/languages/" + i4+"/messages",schemaPath:"#/properties/languages/items/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
else {
const err151 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
else {
const err152 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data.phones !== undefined){
let data76 = data.phones;
if(Array.isArray(data76)){
const len5 = data76.length;
for(let i5=0; i5<len5; i5++){
let data77 = data76[i5];
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
if(data77.clientType === undefined){
const err153 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "clientType"},message:"must have required property '"+"clientType"+"'"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data77.visits === undefined){
const err154 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data77.forms === undefined){
const err155 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data77.codes === undefined){
const err156 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(data77.applications === undefined){
const err157 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data77.registrations === undefined){
const err158 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data77.taps === undefined){
const err159 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data77.messages === undefined){
const err160 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(data77.clientType !== undefined){
if(typeof data77.clientType !== "string"){
const err161 = {instancePath:instancePath+"/phones/" + i5+"/clientType",schemaPath:"#/properties/phones/items/properties/clientType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data77.visits !== undefined){
let data79 = data77.visits;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
const err162 = {instancePath:instancePath+"/phones/" + i5+"/visits",schemaPath:"#/properties/phones/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data77.forms !== undefined){
let data80 = data77.forms;
if(!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))){
const err163 = {instancePath:instancePath+"/phones/" + i5+"/forms",schemaPath:"#/properties/phones/items/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data77.codes !== undefined){
let data81 = data77.codes;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err164 = {instancePath:instancePath+"/phones/" + i5+"/codes",schemaPath:"#/properties/phones/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data77.applications !== undefined){
let data82 = data77.applications;
if(!(((typeof data82 == "number") && (!(data82 % 1) && !isNaN(data82))) && (isFinite(data82)))){
const err165 = {instancePath:instancePath+"/phones/" + i5+"/applications",schemaPath:"#/properties/phones/items/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data77.registrations !== undefined){
let data83 = data77.registrations;
if(!(((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83))) && (isFinite(data83)))){
const err166 = {instancePath:instancePath+"/phones/" + i5+"/registrations",schemaPath:"#/properties/phones/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data77.taps !== undefined){
let data84 = data77.taps;
if(!(((typeof data84 == "number") && (!(data84 % 1) && !isNaN(data84))) && (isFinite(data84)))){
const err167 = {instancePath:instancePath+"/phones/" + i5+"/taps",schemaPath:"#/properties/phones/items/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data77.messages !== undefined){
let data85 = data77.messages;
if(!(((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85))) && (isFinite(data85)))){
const err168 = {instancePath:instancePath+"/phones/" + i5+"/messages",schemaPath:"#/properties/phones/items/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
else {
const err169 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
else {
const err170 = {instancePath:instancePath+"/phones",schemaPath:"#/properties/phones/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data.vitals !== undefined){
let data86 = data.vitals;
if(Array.isArray(data86)){
const len6 = data86.length;
for(let i6=0; i6<len6; i6++){
let data87 = data86[i6];
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
if(data87.name === undefined){
const err171 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(data87.revision === undefined){
const err172 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data87.count === undefined){
const err173 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data87.p75 === undefined){
const err174 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "p75"},message:"must have required property '"+"p75"+"'"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data87.good === undefined){
const err175 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "good"},message:"must have required property '"+"good"+"'"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(data87.poor === undefined){
const err176 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "poor"},message:"must have required property '"+"poor"+"'"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(data87.name !== undefined){
let data88 = data87.name;
if(!(((data88 === "LCP") || (data88 === "INP")) || (data88 === "CLS"))){
const err177 = {instancePath:instancePath+"/vitals/" + i6+"/name",schemaPath:"#/properties/vitals/items/properties/name/enum",keyword:"enum",params:{allowedValues: schema11.properties.vitals.items.properties.name.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data87.revision !== undefined){
let data89 = data87.revision;
if((typeof data89 !== "string") && (data89 !== null)){
const err178 = {instancePath:instancePath+"/vitals/" + i6+"/revision",schemaPath:"#/properties/vitals/items/properties/revision/type",keyword:"type",params:{type: schema11.properties.vitals.items.properties.revision.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data87.count !== undefined){
let data90 = data87.count;
if(!(((typeof data90 == "number") && (!(data90 % 1) && !isNaN(data90))) && (isFinite(data90)))){
const err179 = {instancePath:instancePath+"/vitals/" + i6+"/count",schemaPath:"#/properties/vitals/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data87.p75 !== undefined){
let data91 = data87.p75;
if(!((typeof data91 == "number") && (isFinite(data91)))){
const err180 = {instancePath:instancePath+"/vitals/" + i6+"/p75",schemaPath:"#/properties/vitals/items/properties/p75/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data87.good !== undefined){
let data92 = data87.good;
if(!((typeof data92 == "number") && (isFinite(data92)))){
const err181 = {instancePath:instancePath+"/vitals/" + i6+"/good",schemaPath:"#/properties/vitals/items/properties/good/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data87.poor !== undefined){
let data93 = data87.poor;
if(!((typeof data93 == "number") && (isFinite(data93)))){
const err182 = {instancePath:instancePath+"/vitals/" + i6+"/poor",schemaPath:"#/properties/vitals/items/properties/poor/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
else {
const err183 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
else {
const err184 = {instancePath:instancePath+"/vitals",schemaPath:"#/properties/vitals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data.errors !== undefined){
let data94 = data.errors;
if(Array.isArray(data94)){
const len7 = data94.length;
for(let i7=0; i7<len7; i7++){
let data95 = data94[i7];
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
if(data95.error === undefined){
const err185 = {instancePath:instancePath+"/errors/" + i7,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data95.revision === undefined){
const err186 = {instancePath:instancePath+"/errors/" + i7,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(data95.count === undefined){
const err187 = {instancePath:instancePath+"/errors/" + i7,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(data95.lastPeriod === undefined){
const err188 = {instancePath:instancePath+"/errors/" + i7,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "lastPeriod"},message:"must have required property '"+"lastPeriod"+"'"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if(data95.error !== undefined){
if(typeof data95.error !== "string"){
const err189 = {instancePath:instancePath+"/errors/" + i7+"/error",schemaPath:"#/properties/errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data95.revision !== undefined){
if(typeof data95.revision !== "string"){
const err190 = {instancePath:instancePath+"/errors/" + i7+"/revision",schemaPath:"#/properties/errors/items/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data95.count !== undefined){
let data98 = data95.count;
if(!(((typeof data98 == "number") && (!(data98 % 1) && !isNaN(data98))) && (isFinite(data98)))){
const err191 = {instancePath:instancePath+"/errors/" + i7+"/count",schemaPath:"#/properties/errors/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data95.lastPeriod !== undefined){
if(typeof data95.lastPeriod !== "string"){
const err192 = {instancePath:instancePath+"/errors/" + i7+"/lastPeriod",schemaPath:"#/properties/errors/items/properties/lastPeriod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
else {
const err193 = {instancePath:instancePath+"/errors/" + i7,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
}
else {
const err194 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data.journeys !== undefined){
let data100 = data.journeys;
if(Array.isArray(data100)){
const len8 = data100.length;
for(let i8=0; i8<len8; i8++){
let data101 = data100[i8];
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
if(data101.group === undefined){
const err195 = {instancePath:instancePath+"/journeys/" + i8,schemaPath:"#/properties/journeys/items/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data101.told === undefined){
const err196 = {instancePath:instancePath+"/journeys/" + i8,schemaPath:"#/properties/journeys/items/required",keyword:"required",params:{missingProperty: "told"},message:"must have required property '"+"told"+"'"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if(data101.blocks === undefined){
const err197 = {instancePath:instancePath+"/journeys/" + i8,schemaPath:"#/properties/journeys/items/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(data101.fields === undefined){
const err198 = {instancePath:instancePath+"/journeys/" + i8,schemaPath:"#/properties/journeys/items/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(data101.group !== undefined){
let data102 = data101.group;
if((typeof data102 !== "string") && (data102 !== null)){
const err199 = {instancePath:instancePath+"/journeys/" + i8+"/group",schemaPath:"#/properties/journeys/items/properties/group/type",keyword:"type",params:{type: schema11.properties.journeys.items.properties.group.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data101.told !== undefined){
let data103 = data101.told;
if(!(((typeof data103 == "number") && (!(data103 % 1) && !isNaN(data103))) && (isFinite(data103)))){
const err200 = {instancePath:instancePath+"/journeys/" + i8+"/told",schemaPath:"#/properties/journeys/items/properties/told/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data101.blocks !== undefined){
let data104 = data101.blocks;
if(Array.isArray(data104)){
const len9 = data104.length;
for(let i9=0; i9<len9; i9++){
let data105 = data104[i9];
if(data105 && typeof data105 == "object" && !Array.isArray(data105)){
if(data105.blockId === undefined){
const err201 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9,schemaPath:"#/properties/journeys/items/properties/blocks/items/required",keyword:"required",params:{missingProperty: "blockId"},message:"must have required property '"+"blockId"+"'"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(data105.reached === undefined){
const err202 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9,schemaPath:"#/properties/journeys/items/properties/blocks/items/required",keyword:"required",params:{missingProperty: "reached"},message:"must have required property '"+"reached"+"'"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(data105.tapped === undefined){
const err203 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9,schemaPath:"#/properties/journeys/items/properties/blocks/items/required",keyword:"required",params:{missingProperty: "tapped"},message:"must have required property '"+"tapped"+"'"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(data105.blockId !== undefined){
if(typeof data105.blockId !== "string"){
const err204 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9+"/blockId",schemaPath:"#/properties/journeys/items/properties/blocks/items/properties/blockId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data105.reached !== undefined){
let data107 = data105.reached;
if(!(((typeof data107 == "number") && (!(data107 % 1) && !isNaN(data107))) && (isFinite(data107)))){
const err205 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9+"/reached",schemaPath:"#/properties/journeys/items/properties/blocks/items/properties/reached/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data105.tapped !== undefined){
let data108 = data105.tapped;
if(!(((typeof data108 == "number") && (!(data108 % 1) && !isNaN(data108))) && (isFinite(data108)))){
const err206 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9+"/tapped",schemaPath:"#/properties/journeys/items/properties/blocks/items/properties/tapped/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
}
else {
const err207 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9,schemaPath:"#/properties/journeys/items/properties/blocks/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
else {
const err208 = {instancePath:instancePath+"/journeys/" + i8+"/blocks",schemaPath:"#/properties/journeys/items/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data101.fields !== undefined){
let data109 = data101.fields;
if(Array.isArray(data109)){
const len10 = data109.length;
for(let i10=0; i10<len10; i10++){
let data110 = data109[i10];
if(data110 && typeof data110 == "object" && !Array.isArray(data110)){
if(data110.field === undefined){
const err209 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10,schemaPath:"#/properties/journeys/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if(data110.seen === undefined){
const err210 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10,schemaPath:"#/properties/journeys/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "seen"},message:"must have required property '"+"seen"+"'"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
if(data110.touched === undefined){
const err211 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10,schemaPath:"#/properties/journeys/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "touched"},message:"must have required property '"+"touched"+"'"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(data110.filled === undefined){
const err212 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10,schemaPath:"#/properties/journeys/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "filled"},message:"must have required property '"+"filled"+"'"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(data110.refused === undefined){
const err213 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10,schemaPath:"#/properties/journeys/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "refused"},message:"must have required property '"+"refused"+"'"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(data110.field !== undefined){
if(typeof data110.field !== "string"){
const err214 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10+"/field",schemaPath:"#/properties/journeys/items/properties/fields/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data110.seen !== undefined){
let data112 = data110.seen;
if(!(((typeof data112 == "number") && (!(data112 % 1) && !isNaN(data112))) && (isFinite(data112)))){
const err215 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10+"/seen",schemaPath:"#/properties/journeys/items/properties/fields/items/properties/seen/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data110.touched !== undefined){
let data113 = data110.touched;
if(!(((typeof data113 == "number") && (!(data113 % 1) && !isNaN(data113))) && (isFinite(data113)))){
const err216 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10+"/touched",schemaPath:"#/properties/journeys/items/properties/fields/items/properties/touched/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data110.filled !== undefined){
let data114 = data110.filled;
if(!(((typeof data114 == "number") && (!(data114 % 1) && !isNaN(data114))) && (isFinite(data114)))){
const err217 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10+"/filled",schemaPath:"#/properties/journeys/items/properties/fields/items/properties/filled/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
if(data110.refused !== undefined){
let data115 = data110.refused;
if(!(((typeof data115 == "number") && (!(data115 % 1) && !isNaN(data115))) && (isFinite(data115)))){
const err218 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10+"/refused",schemaPath:"#/properties/journeys/items/properties/fields/items/properties/refused/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
}
else {
const err219 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10,schemaPath:"#/properties/journeys/items/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
}
else {
const err220 = {instancePath:instancePath+"/journeys/" + i8+"/fields",schemaPath:"#/properties/journeys/items/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
}
else {
const err221 = {instancePath:instancePath+"/journeys/" + i8,schemaPath:"#/properties/journeys/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
}
else {
const err222 = {instancePath:instancePath+"/journeys",schemaPath:"#/properties/journeys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
}
else {
const err223 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

