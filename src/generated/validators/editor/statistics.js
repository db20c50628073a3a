// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/statistics.schema.json","title":"Statistics","description":"GET /templates/:id/statistics.","type":"object","required":["isCounted","from","to","total","before","stepsSince","periods","revisions","groups","tags","languages","phones","vitals","errors","journeys"],"properties":{"isCounted":{"type":"boolean","description":"False where calls go to another origin than the host's, which then sees none of them."},"from":{"type":"string","description":"First day, UTC, as 2026-01-31."},"to":{"type":"string","description":"Last day."},"total":{"$ref":"common.schema.json#/$defs/statisticsSteps"},"before":{"description":"The same number of days before; null where they are kept by month only.","anyOf":[{"type":"null"},{"type":"object","title":"StatisticsBefore","required":["from","to","total"],"properties":{"from":{"type":"string"},"to":{"type":"string"},"total":{"$ref":"common.schema.json#/$defs/statisticsSteps"}}}]},"stepsSince":{"type":["string","null"],"description":"The first day or month of which pages told how far visits got; null: none yet. Of days before it `codes` and `applications` count repeats, and `forms` is no more than those."},"periods":{"type":"array","items":{"type":"object","required":["period","visits","forms","codes","applications","registrations","taps","messages"],"properties":{"period":{"type":"string","description":"A day; a whole month, 2026-01, where days were rolled up."},"visits":{"type":"integer"},"forms":{"type":"integer","description":"Visits in which the form was touched."},"codes":{"type":"integer","description":"Visits in which an SMS code was sent."},"applications":{"type":"integer","description":"Visits in which the form was sent."},"registrations":{"type":"integer"},"taps":{"type":"integer","description":"Taps on buttons and links of blocks: not on the way, and as often as they were tapped."},"messages":{"type":"integer","description":"SMS codes that were sent, also several to one visitor."}},"title":"StatisticsPeriod"}},"revisions":{"type":"array","items":{"type":"object","required":["revision","visits","forms","codes","applications","registrations","taps","messages"],"properties":{"revision":{"type":"string"},"visits":{"type":"integer"},"forms":{"type":"integer","description":"Visits in which the form was touched."},"codes":{"type":"integer","description":"Visits in which an SMS code was sent."},"applications":{"type":"integer","description":"Visits in which the form was sent."},"registrations":{"type":"integer"},"taps":{"type":"integer","description":"Taps on buttons and links of blocks: not on the way, and as often as they were tapped."},"messages":{"type":"integer","description":"SMS codes that were sent, also several to one visitor."}},"title":"StatisticsRevision"}},"groups":{"type":"array","items":{"type":"object","required":["experiment","group","weight","visits","forms","codes","applications","registrations","taps","messages"],"properties":{"experiment":{"type":"string"},"group":{"type":"string"},"weight":{"type":["number","null"],"description":"In the live revision, where each group's share of visits is its weight's share of all; null: that revision has no such group."},"visits":{"type":"integer"},"forms":{"type":"integer","description":"Visits in which the form was touched."},"codes":{"type":"integer","description":"Visits in which an SMS code was sent."},"applications":{"type":"integer","description":"Visits in which the form was sent."},"registrations":{"type":"integer"},"taps":{"type":"integer","description":"Taps on buttons and links of blocks: not on the way, and as often as they were tapped."},"messages":{"type":"integer","description":"SMS codes that were sent, also several to one visitor."}},"title":"StatisticsGroup"}},"tags":{"type":"array","items":{"type":"object","required":["tag","visits","forms","codes","applications","registrations","taps","messages"],"properties":{"tag":{"type":"string","description":"utm_tag; empty where the address had none, other where there were too many."},"visits":{"type":"integer"},"forms":{"type":"integer","description":"Visits in which the form was touched."},"codes":{"type":"integer","description":"Visits in which an SMS code was sent."},"applications":{"type":"integer","description":"Visits in which the form was sent."},"registrations":{"type":"integer"},"taps":{"type":"integer","description":"Taps on buttons and links of blocks: not on the way, and as often as they were tapped."},"messages":{"type":"integer","description":"SMS codes that were sent, also several to one visitor."}},"title":"StatisticsTag"}},"languages":{"type":"array","items":{"type":"object","required":["language","visits","forms","codes","applications","registrations","taps","messages"],"properties":{"language":{"type":"string","description":"As the page was shown; empty: not known."},"visits":{"type":"integer"},"forms":{"type":"integer","description":"Visits in which the form was touched."},"codes":{"type":"integer","description":"Visits in which an SMS code was sent."},"applications":{"type":"integer","description":"Visits in which the form was sent."},"registrations":{"type":"integer"},"taps":{"type":"integer","description":"Taps on buttons and links of blocks: not on the way, and as often as they were tapped."},"messages":{"type":"integer","description":"SMS codes that were sent, also several to one visitor."}},"title":"StatisticsLanguage"}},"phones":{"type":"array","items":{"type":"object","required":["clientType","visits","forms","codes","applications","registrations","taps","messages"],"properties":{"clientType":{"type":"string","description":"ios or android; empty: not known."},"visits":{"type":"integer"},"forms":{"type":"integer","description":"Visits in which the form was touched."},"codes":{"type":"integer","description":"Visits in which an SMS code was sent."},"applications":{"type":"integer","description":"Visits in which the form was sent."},"registrations":{"type":"integer"},"taps":{"type":"integer","description":"Taps on buttons and links of blocks: not on the way, and as often as they were tapped."},"messages":{"type":"integer","description":"SMS codes that were sent, also several to one visitor."}},"title":"StatisticsPhone"}},"vitals":{"type":"array","items":{"type":"object","required":["name","revision","count","p75","good","poor"],"properties":{"name":{"enum":["LCP","INP","CLS"]},"revision":{"type":["string","null"],"description":"Null: of all revisions."},"count":{"type":"integer"},"p75":{"type":"number","description":"75th percentile: ms of LCP and INP, a score of CLS."},"good":{"type":"number","description":"Share from 0 to 1."},"poor":{"type":"number"}},"title":"StatisticsVital"}},"errors":{"type":"array","items":{"type":"object","required":["error","revision","count","lastPeriod"],"properties":{"error":{"type":"string"},"revision":{"type":"string"},"count":{"type":"integer"},"lastPeriod":{"type":"string"}},"title":"StatisticsError","description":"An error that nothing caught, without anything about a person."}},"journeys":{"type":"array","description":"Where visits stop: of everybody first, then by group of each experiment. Empty: no phone has told yet.","items":{"type":"object","title":"StatisticsJourney","required":["group","told","blocks","fields"],"properties":{"group":{"type":["string","null"],"description":"As e1:a; null: everybody."},"told":{"type":"integer","description":"Visits that told where they stopped; the others are of these."},"blocks":{"type":"array","description":"In no order; those of older revisions too.","items":{"type":"object","title":"JourneyBlock","required":["blockId","reached","tapped"],"properties":{"blockId":{"type":"string"},"reached":{"type":"integer","description":"Visits in which its beginning came into view."},"tapped":{"type":"integer","description":"Visits in which something in it was tapped."}}}},"fields":{"type":"array","description":"Fields of the page's forms by their names, never what was typed.","items":{"type":"object","title":"JourneyField","required":["field","seen","touched","filled","refused"],"properties":{"field":{"type":"string"},"seen":{"type":"integer"},"touched":{"type":"integer"},"filled":{"type":"integer","description":"Visits that left it with something in it."},"refused":{"type":"integer","description":"Visits in which it was called wrong."}}}}}}}}};
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
if(data.from === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.to === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.total === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.before === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.stepsSince === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepsSince"},message:"must have required property '"+"stepsSince"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.periods === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "periods"},message:"must have required property '"+"periods"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.revisions === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revisions"},message:"must have required property '"+"revisions"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.groups === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.tags === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.languages === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "languages"},message:"must have required property '"+"languages"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.phones === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phones"},message:"must have required property '"+"phones"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.vitals === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vitals"},message:"must have required property '"+"vitals"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.errors === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.journeys === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "journeys"},message:"must have required property '"+"journeys"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.isCounted !== undefined){
if(typeof data.isCounted !== "boolean"){
const err15 = {instancePath:instancePath+"/isCounted",schemaPath:"#/properties/isCounted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.from !== undefined){
if(typeof data.from !== "string"){
const err16 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.to !== undefined){
if(typeof data.to !== "string"){
const err17 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.total !== undefined){
let data3 = data.total;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.visits === undefined){
const err18 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3.forms === undefined){
const err19 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data3.codes === undefined){
const err20 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data3.applications === undefined){
const err21 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data3.registrations === undefined){
const err22 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data3.taps === undefined){
const err23 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data3.messages === undefined){
const err24 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data3.visits !== undefined){
let data4 = data3.visits;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err25 = {instancePath:instancePath+"/total/visits",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.forms !== undefined){
let data5 = data3.forms;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err26 = {instancePath:instancePath+"/total/forms",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.codes !== undefined){
let data6 = data3.codes;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err27 = {instancePath:instancePath+"/total/codes",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.applications !== undefined){
let data7 = data3.applications;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err28 = {instancePath:instancePath+"/total/applications",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data3.registrations !== undefined){
let data8 = data3.registrations;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err29 = {instancePath:instancePath+"/total/registrations",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data3.taps !== undefined){
let data9 = data3.taps;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err30 = {instancePath:instancePath+"/total/taps",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data3.messages !== undefined){
let data10 = data3.messages;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err31 = {instancePath:instancePath+"/total/messages",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.before !== undefined){
let data11 = data.before;
const _errs25 = errors;
let valid3 = false;
const _errs26 = errors;
if(data11 !== null){
const err33 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs26 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs28 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.from === undefined){
const err34 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.to === undefined){
const err35 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11.total === undefined){
const err36 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data11.from !== undefined){
if(typeof data11.from !== "string"){
const err37 = {instancePath:instancePath+"/before/from",schemaPath:"#/properties/before/anyOf/1/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data11.to !== undefined){
if(typeof data11.to !== "string"){
const err38 = {instancePath:instancePath+"/before/to",schemaPath:"#/properties/before/anyOf/1/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data11.total !== undefined){
let data14 = data11.total;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.visits === undefined){
const err39 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14.forms === undefined){
const err40 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14.codes === undefined){
const err41 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14.applications === undefined){
const err42 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14.registrations === undefined){
const err43 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14.taps === undefined){
const err44 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14.messages === undefined){
const err45 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14.visits !== undefined){
let data15 = data14.visits;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err46 = {instancePath:instancePath+"/before/total/visits",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data14.forms !== undefined){
let data16 = data14.forms;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err47 = {instancePath:instancePath+"/before/total/forms",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data14.codes !== undefined){
let data17 = data14.codes;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err48 = {instancePath:instancePath+"/before/total/codes",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.applications !== undefined){
let data18 = data14.applications;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err49 = {instancePath:instancePath+"/before/total/applications",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data14.registrations !== undefined){
let data19 = data14.registrations;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err50 = {instancePath:instancePath+"/before/total/registrations",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data14.taps !== undefined){
let data20 = data14.taps;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err51 = {instancePath:instancePath+"/before/total/taps",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data14.messages !== undefined){
let data21 = data14.messages;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err52 = {instancePath:instancePath+"/before/total/messages",schemaPath:"common.schema.json#/$defs/statisticsSteps/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/before/total",schemaPath:"common.schema.json#/$defs/statisticsSteps/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err55 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.stepsSince !== undefined){
let data22 = data.stepsSince;
if((typeof data22 !== "string") && (data22 !== null)){
const err56 = {instancePath:instancePath+"/stepsSince",schemaPath:"#/properties/stepsSince/type",keyword:"type",params:{type: schema11.properties.stepsSince.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.periods !== undefined){
let data23 = data.periods;
if(Array.isArray(data23)){
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
let data24 = data23[i0];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.period === undefined){
const err57 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data24.visits === undefined){
const err58 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data24.forms === undefined){
const err59 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data24.codes === undefined){
const err60 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data24.applications === undefined){
const err61 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data24.registrations === undefined){
const err62 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data24.taps === undefined){
const err63 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data24.messages === undefined){
const err64 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data24.period !== undefined){
if(typeof data24.period !== "string"){
const err65 = {instancePath:instancePath+"/periods/" + i0+"/period",schemaPath:"#/properties/periods/items/properties/period/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data24.visits !== undefined){
let data26 = data24.visits;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err66 = {instancePath:instancePath+"/periods/" + i0+"/visits",schemaPath:"#/properties/periods/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data24.forms !== undefined){
let data27 = data24.forms;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err67 = {instancePath:instancePath+"/periods/" + i0+"/forms",schemaPath:"#/properties/periods/items/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data24.codes !== undefined){
let data28 = data24.codes;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err68 = {instancePath:instancePath+"/periods/" + i0+"/codes",schemaPath:"#/properties/periods/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data24.applications !== undefined){
let data29 = data24.applications;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err69 = {instancePath:instancePath+"/periods/" + i0+"/applications",schemaPath:"#/properties/periods/items/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data24.registrations !== undefined){
let data30 = data24.registrations;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err70 = {instancePath:instancePath+"/periods/" + i0+"/registrations",schemaPath:"#/properties/periods/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data24.taps !== undefined){
let data31 = data24.taps;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err71 = {instancePath:instancePath+"/periods/" + i0+"/taps",schemaPath:"#/properties/periods/items/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data24.messages !== undefined){
let data32 = data24.messages;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err72 = {instancePath:instancePath+"/periods/" + i0+"/messages",schemaPath:"#/properties/periods/items/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/periods",schemaPath:"#/properties/periods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.revisions !== undefined){
let data33 = data.revisions;
if(Array.isArray(data33)){
const len1 = data33.length;
for(let i1=0; i1<len1; i1++){
let data34 = data33[i1];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.revision === undefined){
const err75 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data34.visits === undefined){
const err76 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data34.forms === undefined){
const err77 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data34.codes === undefined){
const err78 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data34.applications === undefined){
const err79 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data34.registrations === undefined){
const err80 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data34.taps === undefined){
const err81 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data34.messages === undefined){
const err82 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data34.revision !== undefined){
if(typeof data34.revision !== "string"){
const err83 = {instancePath:instancePath+"/revisions/" + i1+"/revision",schemaPath:"#/properties/revisions/items/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data34.visits !== undefined){
let data36 = data34.visits;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err84 = {instancePath:instancePath+"/revisions/" + i1+"/visits",schemaPath:"#/properties/revisions/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data34.forms !== undefined){
let data37 = data34.forms;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err85 = {instancePath:instancePath+"/revisions/" + i1+"/forms",schemaPath:"#/properties/revisions/items/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data34.codes !== undefined){
let data38 = data34.codes;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err86 = {instancePath:instancePath+"/revisions/" + i1+"/codes",schemaPath:"#/properties/revisions/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data34.applications !== undefined){
let data39 = data34.applications;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err87 = {instancePath:instancePath+"/revisions/" + i1+"/applications",schemaPath:"#/properties/revisions/items/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data34.registrations !== undefined){
let data40 = data34.registrations;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err88 = {instancePath:instancePath+"/revisions/" + i1+"/registrations",schemaPath:"#/properties/revisions/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data34.taps !== undefined){
let data41 = data34.taps;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err89 = {instancePath:instancePath+"/revisions/" + i1+"/taps",schemaPath:"#/properties/revisions/items/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data34.messages !== undefined){
let data42 = data34.messages;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err90 = {instancePath:instancePath+"/revisions/" + i1+"/messages",schemaPath:"#/properties/revisions/items/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.groups !== undefined){
let data43 = data.groups;
if(Array.isArray(data43)){
const len2 = data43.length;
for(let i2=0; i2<len2; i2++){
let data44 = data43[i2];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.experiment === undefined){
const err93 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "experiment"},message:"must have required property '"+"experiment"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data44.group === undefined){
const err94 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data44.weight === undefined){
const err95 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "weight"},message:"must have required property '"+"weight"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data44.visits === undefined){
const err96 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data44.forms === undefined){
const err97 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data44.codes === undefined){
const err98 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data44.applications === undefined){
const err99 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data44.registrations === undefined){
const err100 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data44.taps === undefined){
const err101 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data44.messages === undefined){
const err102 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data44.experiment !== undefined){
if(typeof data44.experiment !== "string"){
const err103 = {instancePath:instancePath+"/groups/" + i2+"/experiment",schemaPath:"#/properties/groups/items/properties/experiment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data44.group !== undefined){
if(typeof data44.group !== "string"){
const err104 = {instancePath:instancePath+"/groups/" + i2+"/group",schemaPath:"#/properties/groups/items/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data44.weight !== undefined){
let data47 = data44.weight;
if((!((typeof data47 == "number") && (isFinite(data47)))) && (data47 !== null)){
const err105 = {instancePath:instancePath+"/groups/" + i2+"/weight",schemaPath:"#/properties/groups/items/properties/weight/type",keyword:"type",params:{type: schema11.properties.groups.items.properties.weight.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data44.visits !== undefined){
let data48 = data44.visits;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err106 = {instancePath:instancePath+"/groups/" + i2+"/visits",schemaPath:"#/properties/groups/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data44.forms !== undefined){
let data49 = data44.forms;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err107 = {instancePath:instancePath+"/groups/" + i2+"/forms",schemaPath:"#/properties/groups/items/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data44.codes !== undefined){
let data50 = data44.codes;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err108 = {instancePath:instancePath+"/groups/" + i2+"/codes",schemaPath:"#/properties/groups/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data44.applications !== undefined){
let data51 = data44.applications;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err109 = {instancePath:instancePath+"/groups/" + i2+"/applications",schemaPath:"#/properties/groups/items/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data44.registrations !== undefined){
let data52 = data44.registrations;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err110 = {instancePath:instancePath+"/groups/" + i2+"/registrations",schemaPath:"#/properties/groups/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data44.taps !== undefined){
let data53 = data44.taps;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err111 = {instancePath:instancePath+"/groups/" + i2+"/taps",schemaPath:"#/properties/groups/items/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data44.messages !== undefined){
let data54 = data44.messages;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err112 = {instancePath:instancePath+"/groups/" + i2+"/messages",schemaPath:"#/properties/groups/items/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.tags !== undefined){
let data55 = data.tags;
if(Array.isArray(data55)){
const len3 = data55.length;
for(let i3=0; i3<len3; i3++){
let data56 = data55[i3];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.tag === undefined){
const err115 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data56.visits === undefined){
const err116 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data56.forms === undefined){
const err117 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data56.codes === undefined){
const err118 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data56.applications === undefined){
const err119 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data56.registrations === undefined){
const err120 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data56.taps === undefined){
const err121 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data56.messages === undefined){
const err122 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data56.tag !== undefined){
if(typeof data56.tag !== "string"){
const err123 = {instancePath:instancePath+"/tags/" + i3+"/tag",schemaPath:"#/properties/tags/items/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data56.visits !== undefined){
let data58 = data56.visits;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
const err124 = {instancePath:instancePath+"/tags/" + i3+"/visits",schemaPath:"#/properties/tags/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data56.forms !== undefined){
let data59 = data56.forms;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err125 = {instancePath:instancePath+"/tags/" + i3+"/forms",schemaPath:"#/properties/tags/items/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data56.codes !== undefined){
let data60 = data56.codes;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
const err126 = {instancePath:instancePath+"/tags/" + i3+"/codes",schemaPath:"#/properties/tags/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data56.applications !== undefined){
let data61 = data56.applications;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err127 = {instancePath:instancePath+"/tags/" + i3+"/applications",schemaPath:"#/properties/tags/items/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data56.registrations !== undefined){
let data62 = data56.registrations;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err128 = {instancePath:instancePath+"/tags/" + i3+"/registrations",schemaPath:"#/properties/tags/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data56.taps !== undefined){
let data63 = data56.taps;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err129 = {instancePath:instancePath+"/tags/" + i3+"/taps",schemaPath:"#/properties/tags/items/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data56.messages !== undefined){
let data64 = data56.messages;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
const err130 = {instancePath:instancePath+"/tags/" + i3+"/messages",schemaPath:"#/properties/tags/items/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
else {
const err132 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data.languages !== undefined){
let data65 = data.languages;
if(Array.isArray(data65)){
const len4 = data65.length;
for(let i4=0; i4<len4; i4++){
let data66 = data65[i4];
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.language === undefined){
const err133 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data66.visits === undefined){
const err134 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data66.forms === undefined){
const err135 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data66.codes === undefined){
const err136 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(data66.applications === undefined){
const err137 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data66.registrations === undefined){
const err138 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data66.taps === undefined){
const err139 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data66.messages === undefined){
const err140 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data66.language !== undefined){
if(typeof data66.language !== "string"){
const err141 = {instancePath:instancePath+"/languages/" + i4+"/language",schemaPath:"#/properties/languages/items/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data66.visits !== undefined){
let data68 = data66.visits;
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
const err142 = {instancePath:instancePath+"/languages/" + i4+"/visits",schemaPath:"#/properties/languages/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data66.forms !== undefined){
let data69 = data66.forms;
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
const err143 = {instancePath:instancePath+"/languages/" + i4+"/forms",schemaPath:"#/properties/languages/items/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data66.codes !== undefined){
let data70 = data66.codes;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
const err144 = {instancePath:instancePath+"/languages/" + i4+"/codes",schemaPath:"#/properties/languages/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data66.applications !== undefined){
let data71 = data66.applications;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err145 = {instancePath:instancePath+"/languages/" + i4+"/applications",schemaPath:"#/properties/languages/items/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data66.registrations !== undefined){
let data72 = data66.registrations;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
const err146 = {instancePath:instancePath+"/languages/" + i4+"/registrations",schemaPath:"#/properties/languages/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data66.taps !== undefined){
let data73 = data66.taps;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err147 = {instancePath:instancePath+"/languages/" + i4+"/taps",schemaPath:"#/properties/languages/items/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data66.messages !== undefined){
let data74 = data66.messages;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err148 = {instancePath:instancePath+"/languages/" + i4+"/messages",schemaPath:"#/properties/languages/items/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
}
else {
const err149 = {instancePath:instancePath+"/languages/" + i4,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
else {
const err150 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data.phones !== undefined){
let data75 = data.phones;
if(Array.isArray(data75)){
const len5 = data75.length;
for(let i5=0; i5<len5; i5++){
let data76 = data75[i5];
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.clientType === undefined){
const err151 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "clientType"},message:"must have required property '"+"clientType"+"'"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(data76.visits === undefined){
const err152 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data76.forms === undefined){
const err153 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data76.codes === undefined){
const err154 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data76.applications === undefined){
const err155 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data76.registrations === undefined){
const err156 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(data76.taps === undefined){
const err157 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data76.messages === undefined){
const err158 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data76.clientType !== undefined){
if(typeof data76.clientType !== "string"){
const err159 = {instancePath:instancePath+"/phones/" + i5+"/clientType",schemaPath:"#/properties/phones/items/properties/clientType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data76.visits !== undefined){
let data78 = data76.visits;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err160 = {instancePath:instancePath+"/phones/" + i5+"/visits",schemaPath:"#/properties/phones/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data76.forms !== undefined){
let data79 = data76.forms;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
const err161 = {instancePath:instancePath+"/phones/" + i5+"/forms",schemaPath:"#/properties/phones/items/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data76.codes !== undefined){
let data80 = data76.codes;
if(!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))){
const err162 = {instancePath:instancePath+"/phones/" + i5+"/codes",schemaPath:"#/properties/phones/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data76.applications !== undefined){
let data81 = data76.applications;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err163 = {instancePath:instancePath+"/phones/" + i5+"/applications",schemaPath:"#/properties/phones/items/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data76.registrations !== undefined){
let data82 = data76.registrations;
if(!(((typeof data82 == "number") && (!(data82 % 1) && !isNaN(data82))) && (isFinite(data82)))){
const err164 = {instancePath:instancePath+"/phones/" + i5+"/registrations",schemaPath:"#/properties/phones/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data76.taps !== undefined){
let data83 = data76.taps;
if(!(((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83))) && (isFinite(data83)))){
const err165 = {instancePath:instancePath+"/phones/" + i5+"/taps",schemaPath:"#/properties/phones/items/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data76.messages !== undefined){
let data84 = data76.messages;
if(!(((typeof data84 == "number") && (!(data84 % 1) && !isNaN(data84))) && (isFinite(data84)))){
const err166 = {instancePath:instancePath+"/phones/" + i5+"/messages",schemaPath:"#/properties/phones/items/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath:instancePath+"/phones/" + i5,schemaPath:"#/properties/phones/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
}
else {
const err168 = {instancePath:instancePath+"/phones",schemaPath:"#/properties/phones/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data.vitals !== undefined){
let data85 = data.vitals;
if(Array.isArray(data85)){
const len6 = data85.length;
for(let i6=0; i6<len6; i6++){
let data86 = data85[i6];
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
if(data86.name === undefined){
const err169 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data86.revision === undefined){
const err170 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(data86.count === undefined){
const err171 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(data86.p75 === undefined){
const err172 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "p75"},message:"must have required property '"+"p75"+"'"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data86.good === undefined){
const err173 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "good"},message:"must have required property '"+"good"+"'"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data86.poor === undefined){
const err174 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "poor"},message:"must have required property '"+"poor"+"'"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data86.name !== undefined){
let data87 = data86.name;
if(!(((data87 === "LCP") || (data87 === "INP")) || (data87 === "CLS"))){
const err175 = {instancePath:instancePath+"/vitals/" + i6+"/name",schemaPath:"#/properties/vitals/items/properties/name/enum",keyword:"enum",params:{allowedValues: schema11.properties.vitals.items.properties.name.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data86.revision !== undefined){
let data88 = data86.revision;
if((typeof data88 !== "string") && (data88 !== null)){
const err176 = {instancePath:instancePath+"/vitals/" + i6+"/revision",schemaPath:"#/properties/vitals/items/properties/revision/type",keyword:"type",params:{type: schema11.properties.vitals.items.properties.revision.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data86.count !== undefined){
let data89 = data86.count;
if(!(((typeof data89 == "number") && (!(data89 % 1) && !isNaN(data89))) && (isFinite(data89)))){
const err177 = {instancePath:instancePath+"/vitals/" + i6+"/count",schemaPath:"#/properties/vitals/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data86.p75 !== undefined){
let data90 = data86.p75;
if(!((typeof data90 == "number") && (isFinite(data90)))){
const err178 = {instancePath:instancePath+"/vitals/" + i6+"/p75",schemaPath:"#/properties/vitals/items/properties/p75/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data86.good !== undefined){
let data91 = data86.good;
if(!((typeof data91 == "number") && (isFinite(data91)))){
const err179 = {instancePath:instancePath+"/vitals/" + i6+"/good",schemaPath:"#/properties/vitals/items/properties/good/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data86.poor !== undefined){
let data92 = data86.poor;
if(!((typeof data92 == "number") && (isFinite(data92)))){
const err180 = {instancePath:instancePath+"/vitals/" + i6+"/poor",schemaPath:"#/properties/vitals/items/properties/poor/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
}
else {
const err181 = {instancePath:instancePath+"/vitals/" + i6,schemaPath:"#/properties/vitals/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
else {
const err182 = {instancePath:instancePath+"/vitals",schemaPath:"#/properties/vitals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data.errors !== undefined){
let data93 = data.errors;
if(Array.isArray(data93)){
const len7 = data93.length;
for(let i7=0; i7<len7; i7++){
let data94 = data93[i7];
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
if(data94.error === undefined){
const err183 = {instancePath:instancePath+"/errors/" + i7,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(data94.revision === undefined){
const err184 = {instancePath:instancePath+"/errors/" + i7,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(data94.count === undefined){
const err185 = {instancePath:instancePath+"/errors/" + i7,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data94.lastPeriod === undefined){
const err186 = {instancePath:instancePath+"/errors/" + i7,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "lastPeriod"},message:"must have required property '"+"lastPeriod"+"'"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(data94.error !== undefined){
if(typeof data94.error !== "string"){
const err187 = {instancePath:instancePath+"/errors/" + i7+"/error",schemaPath:"#/properties/errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data94.revision !== undefined){
if(typeof data94.revision !== "string"){
const err188 = {instancePath:instancePath+"/errors/" + i7+"/revision",schemaPath:"#/properties/errors/items/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data94.count !== undefined){
let data97 = data94.count;
if(!(((typeof data97 == "number") && (!(data97 % 1) && !isNaN(data97))) && (isFinite(data97)))){
const err189 = {instancePath:instancePath+"/errors/" + i7+"/count",schemaPath:"#/properties/errors/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data94.lastPeriod !== undefined){
if(typeof data94.lastPeriod !== "string"){
const err190 = {instancePath:instancePath+"/errors/" + i7+"/lastPeriod",schemaPath:"#/properties/errors/items/properties/lastPeriod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
}
else {
const err191 = {instancePath:instancePath+"/errors/" + i7,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
else {
const err192 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data.journeys !== undefined){
let data99 = data.journeys;
if(Array.isArray(data99)){
const len8 = data99.length;
for(let i8=0; i8<len8; i8++){
let data100 = data99[i8];
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
if(data100.group === undefined){
const err193 = {instancePath:instancePath+"/journeys/" + i8,schemaPath:"#/properties/journeys/items/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(data100.told === undefined){
const err194 = {instancePath:instancePath+"/journeys/" + i8,schemaPath:"#/properties/journeys/items/required",keyword:"required",params:{missingProperty: "told"},message:"must have required property '"+"told"+"'"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(data100.blocks === undefined){
const err195 = {instancePath:instancePath+"/journeys/" + i8,schemaPath:"#/properties/journeys/items/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data100.fields === undefined){
const err196 = {instancePath:instancePath+"/journeys/" + i8,schemaPath:"#/properties/journeys/items/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if(data100.group !== undefined){
let data101 = data100.group;
if((typeof data101 !== "string") && (data101 !== null)){
const err197 = {instancePath:instancePath+"/journeys/" + i8+"/group",schemaPath:"#/properties/journeys/items/properties/group/type",keyword:"type",params:{type: schema11.properties.journeys.items.properties.group.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data100.told !== undefined){
let data102 = data100.told;
if(!(((typeof data102 == "number") && (!(data102 % 1) && !isNaN(data102))) && (isFinite(data102)))){
const err198 = {instancePath:instancePath+"/journeys/" + i8+"/told",schemaPath:"#/properties/journeys/items/properties/told/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data100.blocks !== undefined){
let data103 = data100.blocks;
if(Array.isArray(data103)){
const len9 = data103.length;
for(let i9=0; i9<len9; i9++){
let data104 = data103[i9];
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
if(data104.blockId === undefined){
const err199 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9,schemaPath:"#/properties/journeys/items/properties/blocks/items/required",keyword:"required",params:{missingProperty: "blockId"},message:"must have required property '"+"blockId"+"'"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(data104.reached === undefined){
const err200 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9,schemaPath:"#/properties/journeys/items/properties/blocks/items/required",keyword:"required",params:{missingProperty: "reached"},message:"must have required property '"+"reached"+"'"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(data104.tapped === undefined){
const err201 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9,schemaPath:"#/properties/journeys/items/properties/blocks/items/required",keyword:"required",params:{missingProperty: "tapped"},message:"must have required property '"+"tapped"+"'"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(data104.blockId !== undefined){
if(typeof data104.blockId !== "string"){
const err202 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9+"/blockId",schemaPath:"#/properties/journeys/items/properties/blocks/items/properties/blockId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data104.reached !== undefined){
let data106 = data104.reached;
if(!(((typeof data106 == "number") && (!(data106 % 1) && !isNaN(data106))) && (isFinite(data106)))){
const err203 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9+"/reached",schemaPath:"#/properties/journeys/items/properties/blocks/items/properties/reached/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data104.tapped !== undefined){
let data107 = data104.tapped;
if(!(((typeof data107 == "number") && (!(data107 % 1) && !isNaN(data107))) && (isFinite(data107)))){
const err204 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9+"/tapped",schemaPath:"#/properties/journeys/items/properties/blocks/items/properties/tapped/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
}
else {
const err205 = {instancePath:instancePath+"/journeys/" + i8+"/blocks/" + i9,schemaPath:"#/properties/journeys/items/properties/blocks/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
}
else {
const err206 = {instancePath:instancePath+"/journeys/" + i8+"/blocks",schemaPath:"#/properties/journeys/items/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data100.fields !== undefined){
let data108 = data100.fields;
if(Array.isArray(data108)){
const len10 = data108.length;
for(let i10=0; i10<len10; i10++){
let data109 = data108[i10];
if(data109 && typeof data109 == "object" && !Array.isArray(data109)){
if(data109.field === undefined){
const err207 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10,schemaPath:"#/properties/journeys/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
if(data109.seen === undefined){
const err208 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10,schemaPath:"#/properties/journeys/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "seen"},message:"must have required property '"+"seen"+"'"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(data109.touched === undefined){
const err209 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10,schemaPath:"#/properties/journeys/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "touched"},message:"must have required property '"+"touched"+"'"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if(data109.filled === undefined){
const err210 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10,schemaPath:"#/properties/journeys/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "filled"},message:"must have required property '"+"filled"+"'"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
if(data109.refused === undefined){
const err211 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10,schemaPath:"#/properties/journeys/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "refused"},message:"must have required property '"+"refused"+"'"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(data109.field !== undefined){
if(typeof data109.field !== "string"){
const err212 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10+"/field",schemaPath:"#/properties/journeys/items/properties/fields/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data109.seen !== undefined){
let data111 = data109.seen;
if(!(((typeof data111 == "number") && (!(data111 % 1) && !isNaN(data111))) && (isFinite(data111)))){
const err213 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10+"/seen",schemaPath:"#/properties/journeys/items/properties/fields/items/properties/seen/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
if(data109.touched !== undefined){
let data112 = data109.touched;
if(!(((typeof data112 == "number") && (!(data112 % 1) && !isNaN(data112))) && (isFinite(data112)))){
const err214 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10+"/touched",schemaPath:"#/properties/journeys/items/properties/fields/items/properties/touched/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data109.filled !== undefined){
let data113 = data109.filled;
if(!(((typeof data113 == "number") && (!(data113 % 1) && !isNaN(data113))) && (isFinite(data113)))){
const err215 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10+"/filled",schemaPath:"#/properties/journeys/items/properties/fields/items/properties/filled/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data109.refused !== undefined){
let data114 = data109.refused;
if(!(((typeof data114 == "number") && (!(data114 % 1) && !isNaN(data114))) && (isFinite(data114)))){
const err216 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10+"/refused",schemaPath:"#/properties/journeys/items/properties/fields/items/properties/refused/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
}
else {
const err217 = {instancePath:instancePath+"/journeys/" + i8+"/fields/" + i10,schemaPath:"#/properties/journeys/items/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
}
else {
const err218 = {instancePath:instancePath+"/journeys/" + i8+"/fields",schemaPath:"#/properties/journeys/items/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err219 = {instancePath:instancePath+"/journeys/" + i8,schemaPath:"#/properties/journeys/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err220 = {instancePath:instancePath+"/journeys",schemaPath:"#/properties/journeys/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err221 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

