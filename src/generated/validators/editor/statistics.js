// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/statistics.schema.json","title":"Statistics","description":"GET /templates/:id/statistics.","type":"object","required":["isCounted","from","to","total","periods","revisions","groups","tags","vitals","errors"],"properties":{"isCounted":{"type":"boolean","description":"False where calls go to another origin than the host's, which then sees none of them."},"from":{"type":"string","description":"First day, UTC, as 2026-01-31."},"to":{"type":"string","description":"Last day."},"total":{"type":"object","required":["visits","clicks","codes","registrations"],"properties":{"visits":{"type":"integer"},"clicks":{"type":"integer"},"codes":{"type":"integer","description":"SMS codes that were sent."},"registrations":{"type":"integer"}},"title":"StatisticsSteps","description":"How often each step of the way to a registration was taken."},"periods":{"type":"array","items":{"type":"object","required":["period","visits","clicks","codes","registrations"],"properties":{"period":{"type":"string","description":"A day; a whole month, 2026-01, where days were rolled up."},"visits":{"type":"integer"},"clicks":{"type":"integer"},"codes":{"type":"integer","description":"SMS codes that were sent."},"registrations":{"type":"integer"}},"title":"StatisticsPeriod"}},"revisions":{"type":"array","items":{"type":"object","required":["revision","visits","clicks","codes","registrations"],"properties":{"revision":{"type":"string"},"visits":{"type":"integer"},"clicks":{"type":"integer"},"codes":{"type":"integer","description":"SMS codes that were sent."},"registrations":{"type":"integer"}},"title":"StatisticsRevision"}},"groups":{"type":"array","items":{"type":"object","required":["experiment","group","visits","clicks","codes","registrations"],"properties":{"experiment":{"type":"string"},"group":{"type":"string"},"visits":{"type":"integer"},"clicks":{"type":"integer"},"codes":{"type":"integer","description":"SMS codes that were sent."},"registrations":{"type":"integer"}},"title":"StatisticsGroup"}},"tags":{"type":"array","items":{"type":"object","required":["tag","visits","clicks","codes","registrations"],"properties":{"tag":{"type":"string","description":"utm_tag; empty where the address had none, other where there were too many."},"visits":{"type":"integer"},"clicks":{"type":"integer"},"codes":{"type":"integer","description":"SMS codes that were sent."},"registrations":{"type":"integer"}},"title":"StatisticsTag"}},"vitals":{"type":"array","items":{"type":"object","required":["name","revision","count","p75","good","poor"],"properties":{"name":{"enum":["LCP","INP","CLS"]},"revision":{"type":["string","null"],"description":"Null: of all revisions."},"count":{"type":"integer"},"p75":{"type":"number","description":"75th percentile: ms of LCP and INP, a score of CLS."},"good":{"type":"number","description":"Share from 0 to 1."},"poor":{"type":"number"}},"title":"StatisticsVital"}},"errors":{"type":"array","items":{"type":"object","required":["error","revision","count","lastPeriod"],"properties":{"error":{"type":"string"},"revision":{"type":"string"},"count":{"type":"integer"},"lastPeriod":{"type":"string"}},"title":"StatisticsError","description":"An error that nothing caught, without anything about a person."}}}};

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
if(data.periods === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "periods"},message:"must have required property '"+"periods"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.revisions === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revisions"},message:"must have required property '"+"revisions"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.groups === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.tags === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.vitals === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vitals"},message:"must have required property '"+"vitals"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.errors === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.isCounted !== undefined){
if(typeof data.isCounted !== "boolean"){
const err10 = {instancePath:instancePath+"/isCounted",schemaPath:"#/properties/isCounted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.from !== undefined){
if(typeof data.from !== "string"){
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.to !== undefined){
if(typeof data.to !== "string"){
const err12 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.total !== undefined){
let data3 = data.total;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.visits === undefined){
const err13 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.clicks === undefined){
const err14 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/required",keyword:"required",params:{missingProperty: "clicks"},message:"must have required property '"+"clicks"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.codes === undefined){
const err15 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.registrations === undefined){
const err16 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.visits !== undefined){
let data4 = data3.visits;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/total/visits",schemaPath:"#/properties/total/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.clicks !== undefined){
let data5 = data3.clicks;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/total/clicks",schemaPath:"#/properties/total/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.codes !== undefined){
let data6 = data3.codes;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/total/codes",schemaPath:"#/properties/total/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.registrations !== undefined){
let data7 = data3.registrations;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/total/registrations",schemaPath:"#/properties/total/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.periods !== undefined){
let data8 = data.periods;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.period === undefined){
const err22 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.visits === undefined){
const err23 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.clicks === undefined){
const err24 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "clicks"},message:"must have required property '"+"clicks"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.codes === undefined){
const err25 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.registrations === undefined){
const err26 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.period !== undefined){
if(typeof data9.period !== "string"){
const err27 = {instancePath:instancePath+"/periods/" + i0+"/period",schemaPath:"#/properties/periods/items/properties/period/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.visits !== undefined){
let data11 = data9.visits;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/periods/" + i0+"/visits",schemaPath:"#/properties/periods/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.clicks !== undefined){
let data12 = data9.clicks;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err29 = {instancePath:instancePath+"/periods/" + i0+"/clicks",schemaPath:"#/properties/periods/items/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.codes !== undefined){
let data13 = data9.codes;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err30 = {instancePath:instancePath+"/periods/" + i0+"/codes",schemaPath:"#/properties/periods/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data9.registrations !== undefined){
let data14 = data9.registrations;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err31 = {instancePath:instancePath+"/periods/" + i0+"/registrations",schemaPath:"#/properties/periods/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err32 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/periods",schemaPath:"#/properties/periods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.revisions !== undefined){
let data15 = data.revisions;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.revision === undefined){
const err34 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data16.visits === undefined){
const err35 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data16.clicks === undefined){
const err36 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "clicks"},message:"must have required property '"+"clicks"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data16.codes === undefined){
const err37 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data16.registrations === undefined){
const err38 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data16.revision !== undefined){
if(typeof data16.revision !== "string"){
const err39 = {instancePath:instancePath+"/revisions/" + i1+"/revision",schemaPath:"#/properties/revisions/items/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data16.visits !== undefined){
let data18 = data16.visits;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err40 = {instancePath:instancePath+"/revisions/" + i1+"/visits",schemaPath:"#/properties/revisions/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data16.clicks !== undefined){
let data19 = data16.clicks;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err41 = {instancePath:instancePath+"/revisions/" + i1+"/clicks",schemaPath:"#/properties/revisions/items/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data16.codes !== undefined){
let data20 = data16.codes;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err42 = {instancePath:instancePath+"/revisions/" + i1+"/codes",schemaPath:"#/properties/revisions/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data16.registrations !== undefined){
let data21 = data16.registrations;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err43 = {instancePath:instancePath+"/revisions/" + i1+"/registrations",schemaPath:"#/properties/revisions/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/revisions/" + i1,schemaPath:"#/properties/revisions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.groups !== undefined){
let data22 = data.groups;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.experiment === undefined){
const err46 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "experiment"},message:"must have required property '"+"experiment"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data23.group === undefined){
const err47 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data23.visits === undefined){
const err48 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data23.clicks === undefined){
const err49 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "clicks"},message:"must have required property '"+"clicks"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data23.codes === undefined){
const err50 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data23.registrations === undefined){
const err51 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data23.experiment !== undefined){
if(typeof data23.experiment !== "string"){
const err52 = {instancePath:instancePath+"/groups/" + i2+"/experiment",schemaPath:"#/properties/groups/items/properties/experiment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data23.group !== undefined){
if(typeof data23.group !== "string"){
const err53 = {instancePath:instancePath+"/groups/" + i2+"/group",schemaPath:"#/properties/groups/items/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data23.visits !== undefined){
let data26 = data23.visits;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err54 = {instancePath:instancePath+"/groups/" + i2+"/visits",schemaPath:"#/properties/groups/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data23.clicks !== undefined){
let data27 = data23.clicks;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err55 = {instancePath:instancePath+"/groups/" + i2+"/clicks",schemaPath:"#/properties/groups/items/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data23.codes !== undefined){
let data28 = data23.codes;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err56 = {instancePath:instancePath+"/groups/" + i2+"/codes",schemaPath:"#/properties/groups/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data23.registrations !== undefined){
let data29 = data23.registrations;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err57 = {instancePath:instancePath+"/groups/" + i2+"/registrations",schemaPath:"#/properties/groups/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.tags !== undefined){
let data30 = data.tags;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
let data31 = data30[i3];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.tag === undefined){
const err60 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data31.visits === undefined){
const err61 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data31.clicks === undefined){
const err62 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "clicks"},message:"must have required property '"+"clicks"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data31.codes === undefined){
const err63 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data31.registrations === undefined){
const err64 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data31.tag !== undefined){
if(typeof data31.tag !== "string"){
const err65 = {instancePath:instancePath+"/tags/" + i3+"/tag",schemaPath:"#/properties/tags/items/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data31.visits !== undefined){
let data33 = data31.visits;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err66 = {instancePath:instancePath+"/tags/" + i3+"/visits",schemaPath:"#/properties/tags/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data31.clicks !== undefined){
let data34 = data31.clicks;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err67 = {instancePath:instancePath+"/tags/" + i3+"/clicks",schemaPath:"#/properties/tags/items/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data31.codes !== undefined){
let data35 = data31.codes;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err68 = {instancePath:instancePath+"/tags/" + i3+"/codes",schemaPath:"#/properties/tags/items/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data31.registrations !== undefined){
let data36 = data31.registrations;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err69 = {instancePath:instancePath+"/tags/" + i3+"/registrations",schemaPath:"#/properties/tags/items/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.vitals !== undefined){
let data37 = data.vitals;
if(Array.isArray(data37)){
const len4 = data37.length;
for(let i4=0; i4<len4; i4++){
let data38 = data37[i4];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.name === undefined){
const err72 = {instancePath:instancePath+"/vitals/" + i4,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data38.revision === undefined){
const err73 = {instancePath:instancePath+"/vitals/" + i4,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data38.count === undefined){
const err74 = {instancePath:instancePath+"/vitals/" + i4,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data38.p75 === undefined){
const err75 = {instancePath:instancePath+"/vitals/" + i4,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "p75"},message:"must have required property '"+"p75"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data38.good === undefined){
const err76 = {instancePath:instancePath+"/vitals/" + i4,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "good"},message:"must have required property '"+"good"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data38.poor === undefined){
const err77 = {instancePath:instancePath+"/vitals/" + i4,schemaPath:"#/properties/vitals/items/required",keyword:"required",params:{missingProperty: "poor"},message:"must have required property '"+"poor"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data38.name !== undefined){
let data39 = data38.name;
if(!(((data39 === "LCP") || (data39 === "INP")) || (data39 === "CLS"))){
const err78 = {instancePath:instancePath+"/vitals/" + i4+"/name",schemaPath:"#/properties/vitals/items/properties/name/enum",keyword:"enum",params:{allowedValues: schema11.properties.vitals.items.properties.name.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data38.revision !== undefined){
let data40 = data38.revision;
if((typeof data40 !== "string") && (data40 !== null)){
const err79 = {instancePath:instancePath+"/vitals/" + i4+"/revision",schemaPath:"#/properties/vitals/items/properties/revision/type",keyword:"type",params:{type: schema11.properties.vitals.items.properties.revision.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data38.count !== undefined){
let data41 = data38.count;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err80 = {instancePath:instancePath+"/vitals/" + i4+"/count",schemaPath:"#/properties/vitals/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data38.p75 !== undefined){
let data42 = data38.p75;
if(!((typeof data42 == "number") && (isFinite(data42)))){
const err81 = {instancePath:instancePath+"/vitals/" + i4+"/p75",schemaPath:"#/properties/vitals/items/properties/p75/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data38.good !== undefined){
let data43 = data38.good;
if(!((typeof data43 == "number") && (isFinite(data43)))){
const err82 = {instancePath:instancePath+"/vitals/" + i4+"/good",schemaPath:"#/properties/vitals/items/properties/good/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data38.poor !== undefined){
let data44 = data38.poor;
if(!((typeof data44 == "number") && (isFinite(data44)))){
const err83 = {instancePath:instancePath+"/vitals/" + i4+"/poor",schemaPath:"#/properties/vitals/items/properties/poor/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/vitals/" + i4,schemaPath:"#/properties/vitals/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/vitals",schemaPath:"#/properties/vitals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.errors !== undefined){
let data45 = data.errors;
if(Array.isArray(data45)){
const len5 = data45.length;
for(let i5=0; i5<len5; i5++){
let data46 = data45[i5];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.error === undefined){
const err86 = {instancePath:instancePath+"/errors/" + i5,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data46.revision === undefined){
const err87 = {instancePath:instancePath+"/errors/" + i5,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data46.count === undefined){
const err88 = {instancePath:instancePath+"/errors/" + i5,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data46.lastPeriod === undefined){
const err89 = {instancePath:instancePath+"/errors/" + i5,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "lastPeriod"},message:"must have required property '"+"lastPeriod"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data46.error !== undefined){
if(typeof data46.error !== "string"){
const err90 = {instancePath:instancePath+"/errors/" + i5+"/error",schemaPath:"#/properties/errors/items/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data46.revision !== undefined){
if(typeof data46.revision !== "string"){
const err91 = {instancePath:instancePath+"/errors/" + i5+"/revision",schemaPath:"#/properties/errors/items/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data46.count !== undefined){
let data49 = data46.count;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err92 = {instancePath:instancePath+"/errors/" + i5+"/count",schemaPath:"#/properties/errors/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data46.lastPeriod !== undefined){
if(typeof data46.lastPeriod !== "string"){
const err93 = {instancePath:instancePath+"/errors/" + i5+"/lastPeriod",schemaPath:"#/properties/errors/items/properties/lastPeriod/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err94 = {instancePath:instancePath+"/errors/" + i5,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

