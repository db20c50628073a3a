// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/experimentList.schema.json","title":"ExperimentList","description":"GET /templates/:id/experiments: those of the draft and of what is live, and those that were.","type":"object","required":["experiments","traffic"],"properties":{"experiments":{"type":"array","items":{"$ref":"common.schema.json#/$defs/experiment"}},"traffic":{"type":"object","title":"ExperimentTraffic","description":"Of the page in the last 30 days, by which the length of an experiment is told.","required":["days","visits","forms","codes","applications","registrations","taps","messages"],"properties":{"days":{"type":"integer","description":"Since somebody came for the first time in these days, today among them; 0: nobody did."},"visits":{"type":"integer"},"forms":{"type":"integer"},"codes":{"type":"integer"},"applications":{"type":"integer"},"registrations":{"type":"integer"},"taps":{"type":"integer"},"messages":{"type":"integer"}}}}};
const schema13 = {"type":"object","title":"ExperimentRecord","description":"An experiment: what was said beforehand, and what was counted over its whole life.","required":["name","state","plan","startedAt","endedAt","keptGroup","groups","days"],"properties":{"name":{"type":"string"},"state":{"enum":["draft","running","ended"],"description":"In the draft alone; live; or neither."},"plan":{"anyOf":[{"type":"null"},{"type":"object","title":"ExperimentPlan","required":["mainFigure","smallestChange","visits","days","at","byName"],"properties":{"mainFigure":{"$ref":"#/$defs/mainFigure"},"smallestChange":{"type":"integer","description":"Percent."},"visits":{"type":["integer","null"],"description":"Visits of all groups after which four of five experiments have shown such a change; null: nothing was known of the page then."},"days":{"type":["integer","null"],"description":"The same at the traffic by then."},"at":{"type":"integer","description":"Epoch milliseconds."},"byName":{"type":"string"}}}],"description":"Null: nothing was said before it began. Registrations count then."},"startedAt":{"type":["integer","null"],"description":"Epoch milliseconds of when it first went live; null: not yet, or not known."},"endedAt":{"type":["integer","null"],"description":"When it was last taken out of what is live."},"keptGroup":{"type":["string","null"],"description":"The group that everybody got by then; null: none of them alone."},"groups":{"type":"array","items":{"$ref":"#/$defs/experimentGroup"}},"days":{"type":"array","description":"Days or, where they were rolled up, months on which one of its groups was seen.","items":{"type":"object","title":"ExperimentDay","required":["period","groups"],"properties":{"period":{"type":"string"},"groups":{"type":"array","description":"In the order of the experiment's groups.","items":{"type":"object","title":"ExperimentDayGroup","required":["group","visits","count"],"properties":{"group":{"type":"string"},"visits":{"type":"integer"},"count":{"type":"integer","description":"Of the main figure."}}}}}}}}};
const schema14 = {"title":"MainFigure","description":"What an experiment is judged by: visits that took a step, each once.","enum":["registrations","applications","codes","forms"]};
const schema15 = {"type":"object","title":"ExperimentGroupFigures","description":"A group of an experiment with all that was counted of it.","required":["group","weight","visits","forms","codes","applications","registrations","taps","messages","faults","loads","slowLoads","answers","slowAnswers"],"properties":{"group":{"type":"string"},"weight":{"type":["number","null"],"description":"Each group's share of visits is its weight's share of all; null: it gets none, or it is not known."},"visits":{"type":"integer"},"forms":{"type":"integer"},"codes":{"type":"integer"},"applications":{"type":"integer"},"registrations":{"type":"integer"},"taps":{"type":"integer"},"messages":{"type":"integer"},"faults":{"type":"integer","description":"Visits in which a block was left out: the one that failed most often."},"loads":{"type":"integer","description":"Phones that told their LCP."},"slowLoads":{"type":"integer","description":"Those of them above 2.5 s."},"answers":{"type":"integer","description":"Phones that told their INP."},"slowAnswers":{"type":"integer","description":"Those of them above 200 ms."}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.plan === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.startedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.endedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endedAt"},message:"must have required property '"+"endedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.keptGroup === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keptGroup"},message:"must have required property '"+"keptGroup"+"'"};
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
if(data.days === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(!(((data1 === "draft") || (data1 === "running")) || (data1 === "ended"))){
const err9 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema13.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.plan !== undefined){
let data2 = data.plan;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(data2 !== null){
const err10 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.mainFigure === undefined){
const err11 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/anyOf/1/required",keyword:"required",params:{missingProperty: "mainFigure"},message:"must have required property '"+"mainFigure"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.smallestChange === undefined){
const err12 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/anyOf/1/required",keyword:"required",params:{missingProperty: "smallestChange"},message:"must have required property '"+"smallestChange"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.visits === undefined){
const err13 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/anyOf/1/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.days === undefined){
const err14 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/anyOf/1/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.at === undefined){
const err15 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/anyOf/1/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2.byName === undefined){
const err16 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/anyOf/1/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2.mainFigure !== undefined){
let data3 = data2.mainFigure;
if(!((((data3 === "registrations") || (data3 === "applications")) || (data3 === "codes")) || (data3 === "forms"))){
const err17 = {instancePath:instancePath+"/plan/mainFigure",schemaPath:"#/$defs/mainFigure/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.smallestChange !== undefined){
let data4 = data2.smallestChange;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/plan/smallestChange",schemaPath:"#/properties/plan/anyOf/1/properties/smallestChange/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.visits !== undefined){
let data5 = data2.visits;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err19 = {instancePath:instancePath+"/plan/visits",schemaPath:"#/properties/plan/anyOf/1/properties/visits/type",keyword:"type",params:{type: schema13.properties.plan.anyOf[1].properties.visits.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.days !== undefined){
let data6 = data2.days;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err20 = {instancePath:instancePath+"/plan/days",schemaPath:"#/properties/plan/anyOf/1/properties/days/type",keyword:"type",params:{type: schema13.properties.plan.anyOf[1].properties.days.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.at !== undefined){
let data7 = data2.at;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/plan/at",schemaPath:"#/properties/plan/anyOf/1/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.byName !== undefined){
if(typeof data2.byName !== "string"){
const err22 = {instancePath:instancePath+"/plan/byName",schemaPath:"#/properties/plan/anyOf/1/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err24 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.startedAt !== undefined){
let data9 = data.startedAt;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err25 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: schema13.properties.startedAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.endedAt !== undefined){
let data10 = data.endedAt;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err26 = {instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/type",keyword:"type",params:{type: schema13.properties.endedAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.keptGroup !== undefined){
let data11 = data.keptGroup;
if((typeof data11 !== "string") && (data11 !== null)){
const err27 = {instancePath:instancePath+"/keptGroup",schemaPath:"#/properties/keptGroup/type",keyword:"type",params:{type: schema13.properties.keptGroup.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.groups !== undefined){
let data12 = data.groups;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.group === undefined){
const err28 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.weight === undefined){
const err29 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "weight"},message:"must have required property '"+"weight"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13.visits === undefined){
const err30 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.forms === undefined){
const err31 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.codes === undefined){
const err32 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.applications === undefined){
const err33 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.registrations === undefined){
const err34 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.taps === undefined){
const err35 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13.messages === undefined){
const err36 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.faults === undefined){
const err37 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.loads === undefined){
const err38 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "loads"},message:"must have required property '"+"loads"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.slowLoads === undefined){
const err39 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "slowLoads"},message:"must have required property '"+"slowLoads"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.answers === undefined){
const err40 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "answers"},message:"must have required property '"+"answers"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13.slowAnswers === undefined){
const err41 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/required",keyword:"required",params:{missingProperty: "slowAnswers"},message:"must have required property '"+"slowAnswers"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13.group !== undefined){
if(typeof data13.group !== "string"){
const err42 = {instancePath:instancePath+"/groups/" + i0+"/group",schemaPath:"#/$defs/experimentGroup/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.weight !== undefined){
let data15 = data13.weight;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
const err43 = {instancePath:instancePath+"/groups/" + i0+"/weight",schemaPath:"#/$defs/experimentGroup/properties/weight/type",keyword:"type",params:{type: schema15.properties.weight.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.visits !== undefined){
let data16 = data13.visits;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err44 = {instancePath:instancePath+"/groups/" + i0+"/visits",schemaPath:"#/$defs/experimentGroup/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data13.forms !== undefined){
let data17 = data13.forms;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err45 = {instancePath:instancePath+"/groups/" + i0+"/forms",schemaPath:"#/$defs/experimentGroup/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.codes !== undefined){
let data18 = data13.codes;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err46 = {instancePath:instancePath+"/groups/" + i0+"/codes",schemaPath:"#/$defs/experimentGroup/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.applications !== undefined){
let data19 = data13.applications;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err47 = {instancePath:instancePath+"/groups/" + i0+"/applications",schemaPath:"#/$defs/experimentGroup/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.registrations !== undefined){
let data20 = data13.registrations;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err48 = {instancePath:instancePath+"/groups/" + i0+"/registrations",schemaPath:"#/$defs/experimentGroup/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data13.taps !== undefined){
let data21 = data13.taps;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err49 = {instancePath:instancePath+"/groups/" + i0+"/taps",schemaPath:"#/$defs/experimentGroup/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data13.messages !== undefined){
let data22 = data13.messages;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err50 = {instancePath:instancePath+"/groups/" + i0+"/messages",schemaPath:"#/$defs/experimentGroup/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data13.faults !== undefined){
let data23 = data13.faults;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err51 = {instancePath:instancePath+"/groups/" + i0+"/faults",schemaPath:"#/$defs/experimentGroup/properties/faults/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data13.loads !== undefined){
let data24 = data13.loads;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err52 = {instancePath:instancePath+"/groups/" + i0+"/loads",schemaPath:"#/$defs/experimentGroup/properties/loads/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data13.slowLoads !== undefined){
let data25 = data13.slowLoads;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err53 = {instancePath:instancePath+"/groups/" + i0+"/slowLoads",schemaPath:"#/$defs/experimentGroup/properties/slowLoads/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data13.answers !== undefined){
let data26 = data13.answers;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err54 = {instancePath:instancePath+"/groups/" + i0+"/answers",schemaPath:"#/$defs/experimentGroup/properties/answers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data13.slowAnswers !== undefined){
let data27 = data13.slowAnswers;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err55 = {instancePath:instancePath+"/groups/" + i0+"/slowAnswers",schemaPath:"#/$defs/experimentGroup/properties/slowAnswers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err56 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/$defs/experimentGroup/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.days !== undefined){
let data28 = data.days;
if(Array.isArray(data28)){
const len1 = data28.length;
for(let i1=0; i1<len1; i1++){
let data29 = data28[i1];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.period === undefined){
const err58 = {instancePath:instancePath+"/days/" + i1,schemaPath:"#/properties/days/items/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data29.groups === undefined){
const err59 = {instancePath:instancePath+"/days/" + i1,schemaPath:"#/properties/days/items/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data29.period !== undefined){
if(typeof data29.period !== "string"){
const err60 = {instancePath:instancePath+"/days/" + i1+"/period",schemaPath:"#/properties/days/items/properties/period/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data29.groups !== undefined){
let data31 = data29.groups;
if(Array.isArray(data31)){
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
let data32 = data31[i2];
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.group === undefined){
const err61 = {instancePath:instancePath+"/days/" + i1+"/groups/" + i2,schemaPath:"#/properties/days/items/properties/groups/items/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data32.visits === undefined){
const err62 = {instancePath:instancePath+"/days/" + i1+"/groups/" + i2,schemaPath:"#/properties/days/items/properties/groups/items/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data32.count === undefined){
const err63 = {instancePath:instancePath+"/days/" + i1+"/groups/" + i2,schemaPath:"#/properties/days/items/properties/groups/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data32.group !== undefined){
if(typeof data32.group !== "string"){
const err64 = {instancePath:instancePath+"/days/" + i1+"/groups/" + i2+"/group",schemaPath:"#/properties/days/items/properties/groups/items/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data32.visits !== undefined){
let data34 = data32.visits;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err65 = {instancePath:instancePath+"/days/" + i1+"/groups/" + i2+"/visits",schemaPath:"#/properties/days/items/properties/groups/items/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data32.count !== undefined){
let data35 = data32.count;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err66 = {instancePath:instancePath+"/days/" + i1+"/groups/" + i2+"/count",schemaPath:"#/properties/days/items/properties/groups/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/days/" + i1+"/groups/" + i2,schemaPath:"#/properties/days/items/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/days/" + i1+"/groups",schemaPath:"#/properties/days/items/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/days/" + i1,schemaPath:"#/properties/days/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err70 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err71 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/experimentList.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.experiments === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "experiments"},message:"must have required property '"+"experiments"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.traffic === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "traffic"},message:"must have required property '"+"traffic"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.experiments !== undefined){
let data0 = data.experiments;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate12(data0[i0], {instancePath:instancePath+"/experiments/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/experiments",schemaPath:"#/properties/experiments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.traffic !== undefined){
let data2 = data.traffic;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.days === undefined){
const err3 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.visits === undefined){
const err4 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.forms === undefined){
const err5 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.codes === undefined){
const err6 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/required",keyword:"required",params:{missingProperty: "codes"},message:"must have required property '"+"codes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.applications === undefined){
const err7 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.registrations === undefined){
const err8 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.taps === undefined){
const err9 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/required",keyword:"required",params:{missingProperty: "taps"},message:"must have required property '"+"taps"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.messages === undefined){
const err10 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.days !== undefined){
let data3 = data2.days;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/traffic/days",schemaPath:"#/properties/traffic/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.visits !== undefined){
let data4 = data2.visits;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/traffic/visits",schemaPath:"#/properties/traffic/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.forms !== undefined){
let data5 = data2.forms;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/traffic/forms",schemaPath:"#/properties/traffic/properties/forms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.codes !== undefined){
let data6 = data2.codes;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/traffic/codes",schemaPath:"#/properties/traffic/properties/codes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.applications !== undefined){
let data7 = data2.applications;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/traffic/applications",schemaPath:"#/properties/traffic/properties/applications/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.registrations !== undefined){
let data8 = data2.registrations;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/traffic/registrations",schemaPath:"#/properties/traffic/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.taps !== undefined){
let data9 = data2.taps;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/traffic/taps",schemaPath:"#/properties/traffic/properties/taps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.messages !== undefined){
let data10 = data2.messages;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err18 = {instancePath:instancePath+"/traffic/messages",schemaPath:"#/properties/traffic/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

