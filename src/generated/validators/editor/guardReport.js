// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/guardReport.schema.json","title":"GuardReport","description":"GET /templates/:id/guard: how the last guarded publication stands, and what the next one has to go by.","type":"object","required":["guard","before","after","networks","traffic"],"properties":{"guard":{"anyOf":[{"$ref":"common.schema.json#/$defs/guard"},{"type":"null"}]},"before":{"anyOf":[{"$ref":"common.schema.json#/$defs/guardFigures"},{"type":"null"}],"description":"Of the old revision; null: there is no guard."},"after":{"anyOf":[{"$ref":"common.schema.json#/$defs/guardFigures"},{"type":"null"}],"description":"Of the new one."},"networks":{"type":["integer","null"],"description":"Networks from which visits were dealt and told; null: no guard runs. Fewer than 10 decide nothing."},"traffic":{"type":"object","title":"GuardTraffic","description":"Of the days before today that a plan goes by.","required":["days","visits","registrations"],"properties":{"days":{"type":"integer"},"visits":{"type":"integer"},"registrations":{"type":"integer"}}}}};
const schema13 = {"type":"object","required":["sequence","revision","previousRevision","sharePercent","plannedVisits","startedAt","outcome","figure","endedAt","endedByName"],"properties":{"sequence":{"type":"integer","description":"Of its publication."},"revision":{"type":"integer"},"previousRevision":{"type":"integer","description":"What the other visitors keep."},"sharePercent":{"type":"integer","description":"Of the visitors who get the new revision."},"plannedVisits":{"type":["integer","null"],"description":"Said beforehand: by then four of five losses of 30 % are rolled back. Null: there were no figures to say it from."},"startedAt":{"type":"integer","description":"Epoch milliseconds."},"outcome":{"enum":["rolledBack","released","replaced",null],"description":"Null: it runs."},"figure":{"enum":["registrations","faults","slowLoads","slowAnswers",null],"description":"What was clearly worse, where the host rolled it back."},"endedAt":{"type":["integer","null"],"description":"Epoch milliseconds."},"endedByName":{"type":["string","null"],"description":"Null: it runs, or the host ended it by itself."}},"title":"EditorGuard","description":"A revision that a share of the visitors got first."};
const schema14 = {"type":"object","required":["visits","registrations","faults","slowLoads","slowAnswers","lcp","inp"],"properties":{"visits":{"type":"integer"},"registrations":{"type":"integer"},"faults":{"type":"integer","description":"Visits with a fault of the block that failed most often."},"slowLoads":{"type":"integer","description":"Visits whose LCP was not good."},"slowAnswers":{"type":"integer","description":"Visits whose INP was not good."},"lcp":{"type":["number","null"],"description":"75th percentile, in ms; null: no phone has reported yet, or more have than there were visits."},"inp":{"type":["number","null"],"description":"75th percentile, in ms; null: no phone has reported yet, or more have than there were visits."}},"title":"GuardFigures","description":"What was counted of one revision since a guard began, among visits that were dealt out."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/guardReport.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.guard === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guard"},message:"must have required property '"+"guard"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.before === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.after === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.networks === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "networks"},message:"must have required property '"+"networks"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.traffic === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "traffic"},message:"must have required property '"+"traffic"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.guard !== undefined){
let data0 = data.guard;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.sequence === undefined){
const err5 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.revision === undefined){
const err6 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.previousRevision === undefined){
const err7 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "previousRevision"},message:"must have required property '"+"previousRevision"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.sharePercent === undefined){
const err8 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "sharePercent"},message:"must have required property '"+"sharePercent"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.plannedVisits === undefined){
const err9 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "plannedVisits"},message:"must have required property '"+"plannedVisits"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.startedAt === undefined){
const err10 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.outcome === undefined){
const err11 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.figure === undefined){
const err12 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.endedAt === undefined){
const err13 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "endedAt"},message:"must have required property '"+"endedAt"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.endedByName === undefined){
const err14 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "endedByName"},message:"must have required property '"+"endedByName"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.sequence !== undefined){
let data1 = data0.sequence;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err15 = {instancePath:instancePath+"/guard/sequence",schemaPath:"common.schema.json#/$defs/guard/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.revision !== undefined){
let data2 = data0.revision;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err16 = {instancePath:instancePath+"/guard/revision",schemaPath:"common.schema.json#/$defs/guard/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.previousRevision !== undefined){
let data3 = data0.previousRevision;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err17 = {instancePath:instancePath+"/guard/previousRevision",schemaPath:"common.schema.json#/$defs/guard/properties/previousRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.sharePercent !== undefined){
let data4 = data0.sharePercent;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/guard/sharePercent",schemaPath:"common.schema.json#/$defs/guard/properties/sharePercent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.plannedVisits !== undefined){
let data5 = data0.plannedVisits;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err19 = {instancePath:instancePath+"/guard/plannedVisits",schemaPath:"common.schema.json#/$defs/guard/properties/plannedVisits/type",keyword:"type",params:{type: schema13.properties.plannedVisits.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.startedAt !== undefined){
let data6 = data0.startedAt;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/guard/startedAt",schemaPath:"common.schema.json#/$defs/guard/properties/startedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.outcome !== undefined){
let data7 = data0.outcome;
if(!((((data7 === "rolledBack") || (data7 === "released")) || (data7 === "replaced")) || (data7 === null))){
const err21 = {instancePath:instancePath+"/guard/outcome",schemaPath:"common.schema.json#/$defs/guard/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema13.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.figure !== undefined){
let data8 = data0.figure;
if(!(((((data8 === "registrations") || (data8 === "faults")) || (data8 === "slowLoads")) || (data8 === "slowAnswers")) || (data8 === null))){
const err22 = {instancePath:instancePath+"/guard/figure",schemaPath:"common.schema.json#/$defs/guard/properties/figure/enum",keyword:"enum",params:{allowedValues: schema13.properties.figure.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.endedAt !== undefined){
let data9 = data0.endedAt;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err23 = {instancePath:instancePath+"/guard/endedAt",schemaPath:"common.schema.json#/$defs/guard/properties/endedAt/type",keyword:"type",params:{type: schema13.properties.endedAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.endedByName !== undefined){
let data10 = data0.endedByName;
if((typeof data10 !== "string") && (data10 !== null)){
const err24 = {instancePath:instancePath+"/guard/endedByName",schemaPath:"common.schema.json#/$defs/guard/properties/endedByName/type",keyword:"type",params:{type: schema13.properties.endedByName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs24 = errors;
if(data0 !== null){
const err26 = {instancePath:instancePath+"/guard",schemaPath:"#/properties/guard/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err27 = {instancePath:instancePath+"/guard",schemaPath:"#/properties/guard/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.before !== undefined){
let data11 = data.before;
const _errs27 = errors;
let valid4 = false;
const _errs28 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.visits === undefined){
const err28 = {instancePath:instancePath+"/before",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.registrations === undefined){
const err29 = {instancePath:instancePath+"/before",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11.faults === undefined){
const err30 = {instancePath:instancePath+"/before",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.slowLoads === undefined){
const err31 = {instancePath:instancePath+"/before",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "slowLoads"},message:"must have required property '"+"slowLoads"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.slowAnswers === undefined){
const err32 = {instancePath:instancePath+"/before",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "slowAnswers"},message:"must have required property '"+"slowAnswers"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.lcp === undefined){
const err33 = {instancePath:instancePath+"/before",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "lcp"},message:"must have required property '"+"lcp"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.inp === undefined){
const err34 = {instancePath:instancePath+"/before",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "inp"},message:"must have required property '"+"inp"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.visits !== undefined){
let data12 = data11.visits;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err35 = {instancePath:instancePath+"/before/visits",schemaPath:"common.schema.json#/$defs/guardFigures/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data11.registrations !== undefined){
let data13 = data11.registrations;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err36 = {instancePath:instancePath+"/before/registrations",schemaPath:"common.schema.json#/$defs/guardFigures/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.faults !== undefined){
let data14 = data11.faults;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err37 = {instancePath:instancePath+"/before/faults",schemaPath:"common.schema.json#/$defs/guardFigures/properties/faults/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data11.slowLoads !== undefined){
let data15 = data11.slowLoads;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err38 = {instancePath:instancePath+"/before/slowLoads",schemaPath:"common.schema.json#/$defs/guardFigures/properties/slowLoads/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data11.slowAnswers !== undefined){
let data16 = data11.slowAnswers;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err39 = {instancePath:instancePath+"/before/slowAnswers",schemaPath:"common.schema.json#/$defs/guardFigures/properties/slowAnswers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data11.lcp !== undefined){
let data17 = data11.lcp;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
const err40 = {instancePath:instancePath+"/before/lcp",schemaPath:"common.schema.json#/$defs/guardFigures/properties/lcp/type",keyword:"type",params:{type: schema14.properties.lcp.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data11.inp !== undefined){
let data18 = data11.inp;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
const err41 = {instancePath:instancePath+"/before/inp",schemaPath:"common.schema.json#/$defs/guardFigures/properties/inp/type",keyword:"type",params:{type: schema14.properties.inp.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/before",schemaPath:"common.schema.json#/$defs/guardFigures/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid1 = _errs28 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs45 = errors;
if(data11 !== null){
const err43 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid1 = _errs45 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err44 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
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
if(data.after !== undefined){
let data19 = data.after;
const _errs48 = errors;
let valid7 = false;
const _errs49 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.visits === undefined){
const err45 = {instancePath:instancePath+"/after",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data19.registrations === undefined){
const err46 = {instancePath:instancePath+"/after",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data19.faults === undefined){
const err47 = {instancePath:instancePath+"/after",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data19.slowLoads === undefined){
const err48 = {instancePath:instancePath+"/after",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "slowLoads"},message:"must have required property '"+"slowLoads"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data19.slowAnswers === undefined){
const err49 = {instancePath:instancePath+"/after",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "slowAnswers"},message:"must have required property '"+"slowAnswers"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data19.lcp === undefined){
const err50 = {instancePath:instancePath+"/after",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "lcp"},message:"must have required property '"+"lcp"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data19.inp === undefined){
const err51 = {instancePath:instancePath+"/after",schemaPath:"common.schema.json#/$defs/guardFigures/required",keyword:"required",params:{missingProperty: "inp"},message:"must have required property '"+"inp"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data19.visits !== undefined){
let data20 = data19.visits;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err52 = {instancePath:instancePath+"/after/visits",schemaPath:"common.schema.json#/$defs/guardFigures/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data19.registrations !== undefined){
let data21 = data19.registrations;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err53 = {instancePath:instancePath+"/after/registrations",schemaPath:"common.schema.json#/$defs/guardFigures/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data19.faults !== undefined){
let data22 = data19.faults;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err54 = {instancePath:instancePath+"/after/faults",schemaPath:"common.schema.json#/$defs/guardFigures/properties/faults/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data19.slowLoads !== undefined){
let data23 = data19.slowLoads;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err55 = {instancePath:instancePath+"/after/slowLoads",schemaPath:"common.schema.json#/$defs/guardFigures/properties/slowLoads/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data19.slowAnswers !== undefined){
let data24 = data19.slowAnswers;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err56 = {instancePath:instancePath+"/after/slowAnswers",schemaPath:"common.schema.json#/$defs/guardFigures/properties/slowAnswers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data19.lcp !== undefined){
let data25 = data19.lcp;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
const err57 = {instancePath:instancePath+"/after/lcp",schemaPath:"common.schema.json#/$defs/guardFigures/properties/lcp/type",keyword:"type",params:{type: schema14.properties.lcp.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data19.inp !== undefined){
let data26 = data19.inp;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
const err58 = {instancePath:instancePath+"/after/inp",schemaPath:"common.schema.json#/$defs/guardFigures/properties/inp/type",keyword:"type",params:{type: schema14.properties.inp.type},message:"must be number,null"};
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
const err59 = {instancePath:instancePath+"/after",schemaPath:"common.schema.json#/$defs/guardFigures/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var _valid2 = _errs49 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs66 = errors;
if(data19 !== null){
const err60 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var _valid2 = _errs66 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
const err61 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
}
if(data.networks !== undefined){
let data27 = data.networks;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
const err62 = {instancePath:instancePath+"/networks",schemaPath:"#/properties/networks/type",keyword:"type",params:{type: schema11.properties.networks.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.traffic !== undefined){
let data28 = data.traffic;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.days === undefined){
const err63 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data28.visits === undefined){
const err64 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data28.registrations === undefined){
const err65 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data28.days !== undefined){
let data29 = data28.days;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err66 = {instancePath:instancePath+"/traffic/days",schemaPath:"#/properties/traffic/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data28.visits !== undefined){
let data30 = data28.visits;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err67 = {instancePath:instancePath+"/traffic/visits",schemaPath:"#/properties/traffic/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data28.registrations !== undefined){
let data31 = data28.registrations;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err68 = {instancePath:instancePath+"/traffic/registrations",schemaPath:"#/properties/traffic/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err69 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err70 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

