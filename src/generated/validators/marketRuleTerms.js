// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/marketRuleTerms.schema.json","title":"MarketRuleTerms","description":"What each market rule can say: its value and the unit of that, by the rule's name.","type":"object","additionalProperties":false,"properties":{"consent":{"description":"How a borrower agrees before a loan is accepted: the box stands ticked (preset), or the borrower has to tick it (asked).","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"enum":["preset","asked"]},"unit":{"const":"choice"}}},"keyFactsBeforeAcceptance":{"description":"A loan can't be accepted before its key facts were opened.","allOf":[{"$ref":"#/$defs/demand"}]},"allInFigure":{"description":"The figure that says what a loan costs a year with everything in it: the APR, or the CAT without VAT.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"enum":["apr","catWithoutVat"]},"unit":{"const":"choice"}}},"allInTolerancePoints":{"description":"How far a stated all-in figure may lie from the one that its own amounts and days come to.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"type":"number","minimum":0,"maximum":10},"unit":{"const":"percentage points"}}},"coolingOffDays":{"description":"Days within which a borrower may give a loan back.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"type":"integer","minimum":0,"maximum":365},"unit":{"const":"days"}}},"coolingOffCost":{"description":"What giving it back costs: the principal and the APR for the days that it was had, without a penalty.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"enum":["principalAndProportionateApr"]},"unit":{"const":"choice"}}},"complaintBodies":{"description":"Whom a borrower can turn to where the lender's own answer does not help.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"type":"array","minItems":1,"maxItems":6,"items":{"title":"ComplaintBody","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"phone":{"type":"string","pattern":"^\\+?[0-9 ]{3,20}$"},"url":{"type":"string","pattern":"^https://[^\\s]+$"}}}},"unit":{"const":"list"}}},"complaintReplyDays":{"description":"Days that the lender has to answer a complaint; after them a borrower can turn to the bodies above.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"type":"integer","minimum":1,"maximum":365},"unit":{"enum":["days","working days"]}}},"evidenceRetentionYears":{"description":"Years for which it is kept what was shown and agreed to, after the relationship with the borrower has ended.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"type":"integer","minimum":1,"maximum":50},"unit":{"const":"years"}}},"shortestAdvertisedTermDays":{"description":"The shortest time until a loan is due in full that may be advertised.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"type":"integer","minimum":1,"maximum":3650},"unit":{"const":"days"}}},"highestAdvertisedAprPercent":{"description":"The highest maximum APR that may be advertised.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"type":"number","minimum":0,"maximum":10000},"unit":{"const":"percent a year"}}},"termsDisclosed":{"description":"A page that offers loans states shortest and longest term and the maximum APR, and contradicts them nowhere.","allOf":[{"$ref":"#/$defs/demand"}]},"representativeExample":{"description":"A page that offers loans computes one loan as an example, and its numbers agree.","allOf":[{"$ref":"#/$defs/demand"}]},"lenderNamed":{"description":"A page that offers loans names who lends.","allOf":[{"$ref":"#/$defs/demand"}]},"lenderRegistrationShown":{"description":"A page that offers loans shows the lender's registration.","allOf":[{"$ref":"#/$defs/demand"}]},"lenderAddressShown":{"description":"A page that offers loans shows where the lender is.","allOf":[{"$ref":"#/$defs/demand"}]},"agreementReadable":{"description":"Who registers for a loan can read the agreement before.","allOf":[{"$ref":"#/$defs/demand"}]},"privacyPolicyLinked":{"description":"A page that takes personal data leads to the privacy policy.","allOf":[{"$ref":"#/$defs/demand"}]},"contactShown":{"description":"A page that offers loans leads to people: service, a telephone number or an email address.","allOf":[{"$ref":"#/$defs/demand"}]},"catShown":{"description":"A page that offers loans shows the CAT with its note.","allOf":[{"$ref":"#/$defs/demand"}]},"authorityShown":{"description":"A page that offers loans says where the lender is registered.","allOf":[{"$ref":"#/$defs/demand"}]},"regulatedEntityNamed":{"description":"A page that offers loans says which NBFC or bank makes the loan.","allOf":[{"$ref":"#/$defs/demand"}]},"keyFactsMentioned":{"description":"A page that offers loans speaks of the Key Facts Statement.","allOf":[{"$ref":"#/$defs/demand"}]},"coolingOffMentioned":{"description":"A page that offers loans speaks of the cooling-off period.","allOf":[{"$ref":"#/$defs/demand"}]},"grievanceOfficerShown":{"description":"A page that offers loans says who takes grievances.","allOf":[{"$ref":"#/$defs/demand"}]},"noPenalInterest":{"description":"Late payment is charged, and bears no interest of its own.","allOf":[{"$ref":"#/$defs/demand"}]},"honestClaims":{"description":"Nothing is promised that is not true of every borrower.","allOf":[{"$ref":"#/$defs/demand"}]},"noUncheckedLoans":{"description":"No loan is offered without requirements or without a look at the credit record.","allOf":[{"$ref":"#/$defs/demand"}]},"catDated":{"description":"A page that shows a CAT says on which day it was calculated.","allOf":[{"$ref":"#/$defs/demand"}]},"ombudsmanShown":{"description":"A page that offers loans says how the Ombudsman is reached.","allOf":[{"$ref":"#/$defs/demand"}]},"appListed":{"description":"The app that a page hands out stands on the regulator's public list of lending apps.","allOf":[{"$ref":"#/$defs/demand"}]},"complaintUnitShown":{"description":"A page that offers loans says how the lender's unit for complaints (UNE) is reached.","allOf":[{"$ref":"#/$defs/demand"}]},"collectorRegisterShown":{"description":"A page that offers loans names the register of those who collect for lenders (REDECO).","allOf":[{"$ref":"#/$defs/demand"}]},"privacyNoticeComplete":{"description":"A privacy notice names the ARCO rights, the purposes and the transfers.","allOf":[{"$ref":"#/$defs/demand"}]},"noFalseUrgency":{"description":"Nobody is hurried into a loan: no false ends, no false shortage.","allOf":[{"$ref":"#/$defs/demand"}]},"noConfirmShaming":{"description":"No button makes whoever says no feel bad.","allOf":[{"$ref":"#/$defs/demand"}]},"leastReadingEase":{"description":"How easily a page has to be read at least: Flesch in English, Fernández Huerta in Spanish.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"type":"number","minimum":0,"maximum":100},"unit":{"const":"points"}}}},"$defs":{"demand":{"title":"Demand","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"type":"boolean"},"unit":{"const":"yes or no"}}}}};
const schema12 = {"title":"Demand","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"type":"boolean"},"unit":{"const":"yes or no"}}};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^\\+?[0-9 ]{3,20}$", "");
const pattern1 = new RegExp("^https://[^\\s]+$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/marketRuleTerms.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.consent !== undefined){
let data0 = data.consent;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.value === undefined){
const err1 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.unit === undefined){
const err2 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "value") || (key1 === "unit"))){
const err3 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.value !== undefined){
let data1 = data0.value;
if(!((data1 === "preset") || (data1 === "asked"))){
const err4 = {instancePath:instancePath+"/consent/value",schemaPath:"#/properties/consent/properties/value/enum",keyword:"enum",params:{allowedValues: schema11.properties.consent.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.unit !== undefined){
if("choice" !== data0.unit){
const err5 = {instancePath:instancePath+"/consent/unit",schemaPath:"#/properties/consent/properties/unit/const",keyword:"const",params:{allowedValue: "choice"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.keyFactsBeforeAcceptance !== undefined){
let data3 = data.keyFactsBeforeAcceptance;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.value === undefined){
const err7 = {instancePath:instancePath+"/keyFactsBeforeAcceptance",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.unit === undefined){
const err8 = {instancePath:instancePath+"/keyFactsBeforeAcceptance",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key2 in data3){
if(!((key2 === "value") || (key2 === "unit"))){
const err9 = {instancePath:instancePath+"/keyFactsBeforeAcceptance",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.value !== undefined){
if(typeof data3.value !== "boolean"){
const err10 = {instancePath:instancePath+"/keyFactsBeforeAcceptance/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.unit !== undefined){
if("yes or no" !== data3.unit){
const err11 = {instancePath:instancePath+"/keyFactsBeforeAcceptance/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/keyFactsBeforeAcceptance",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.allInFigure !== undefined){
let data6 = data.allInFigure;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.value === undefined){
const err13 = {instancePath:instancePath+"/allInFigure",schemaPath:"#/properties/allInFigure/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.unit === undefined){
const err14 = {instancePath:instancePath+"/allInFigure",schemaPath:"#/properties/allInFigure/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key3 in data6){
if(!((key3 === "value") || (key3 === "unit"))){
const err15 = {instancePath:instancePath+"/allInFigure",schemaPath:"#/properties/allInFigure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.value !== undefined){
let data7 = data6.value;
if(!((data7 === "apr") || (data7 === "catWithoutVat"))){
const err16 = {instancePath:instancePath+"/allInFigure/value",schemaPath:"#/properties/allInFigure/properties/value/enum",keyword:"enum",params:{allowedValues: schema11.properties.allInFigure.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.unit !== undefined){
if("choice" !== data6.unit){
const err17 = {instancePath:instancePath+"/allInFigure/unit",schemaPath:"#/properties/allInFigure/properties/unit/const",keyword:"const",params:{allowedValue: "choice"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/allInFigure",schemaPath:"#/properties/allInFigure/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.allInTolerancePoints !== undefined){
let data9 = data.allInTolerancePoints;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.value === undefined){
const err19 = {instancePath:instancePath+"/allInTolerancePoints",schemaPath:"#/properties/allInTolerancePoints/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.unit === undefined){
const err20 = {instancePath:instancePath+"/allInTolerancePoints",schemaPath:"#/properties/allInTolerancePoints/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key4 in data9){
if(!((key4 === "value") || (key4 === "unit"))){
const err21 = {instancePath:instancePath+"/allInTolerancePoints",schemaPath:"#/properties/allInTolerancePoints/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.value !== undefined){
let data10 = data9.value;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 10 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/allInTolerancePoints/value",schemaPath:"#/properties/allInTolerancePoints/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/allInTolerancePoints/value",schemaPath:"#/properties/allInTolerancePoints/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/allInTolerancePoints/value",schemaPath:"#/properties/allInTolerancePoints/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.unit !== undefined){
if("percentage points" !== data9.unit){
const err25 = {instancePath:instancePath+"/allInTolerancePoints/unit",schemaPath:"#/properties/allInTolerancePoints/properties/unit/const",keyword:"const",params:{allowedValue: "percentage points"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/allInTolerancePoints",schemaPath:"#/properties/allInTolerancePoints/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.coolingOffDays !== undefined){
let data12 = data.coolingOffDays;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.value === undefined){
const err27 = {instancePath:instancePath+"/coolingOffDays",schemaPath:"#/properties/coolingOffDays/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.unit === undefined){
const err28 = {instancePath:instancePath+"/coolingOffDays",schemaPath:"#/properties/coolingOffDays/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key5 in data12){
if(!((key5 === "value") || (key5 === "unit"))){
const err29 = {instancePath:instancePath+"/coolingOffDays",schemaPath:"#/properties/coolingOffDays/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data12.value !== undefined){
let data13 = data12.value;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err30 = {instancePath:instancePath+"/coolingOffDays/value",schemaPath:"#/properties/coolingOffDays/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 365 || isNaN(data13)){
const err31 = {instancePath:instancePath+"/coolingOffDays/value",schemaPath:"#/properties/coolingOffDays/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err32 = {instancePath:instancePath+"/coolingOffDays/value",schemaPath:"#/properties/coolingOffDays/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data12.unit !== undefined){
if("days" !== data12.unit){
const err33 = {instancePath:instancePath+"/coolingOffDays/unit",schemaPath:"#/properties/coolingOffDays/properties/unit/const",keyword:"const",params:{allowedValue: "days"},message:"must be equal to constant"};
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
const err34 = {instancePath:instancePath+"/coolingOffDays",schemaPath:"#/properties/coolingOffDays/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.coolingOffCost !== undefined){
let data15 = data.coolingOffCost;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.value === undefined){
const err35 = {instancePath:instancePath+"/coolingOffCost",schemaPath:"#/properties/coolingOffCost/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15.unit === undefined){
const err36 = {instancePath:instancePath+"/coolingOffCost",schemaPath:"#/properties/coolingOffCost/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key6 in data15){
if(!((key6 === "value") || (key6 === "unit"))){
const err37 = {instancePath:instancePath+"/coolingOffCost",schemaPath:"#/properties/coolingOffCost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data15.value !== undefined){
if(!(data15.value === "principalAndProportionateApr")){
const err38 = {instancePath:instancePath+"/coolingOffCost/value",schemaPath:"#/properties/coolingOffCost/properties/value/enum",keyword:"enum",params:{allowedValues: schema11.properties.coolingOffCost.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15.unit !== undefined){
if("choice" !== data15.unit){
const err39 = {instancePath:instancePath+"/coolingOffCost/unit",schemaPath:"#/properties/coolingOffCost/properties/unit/const",keyword:"const",params:{allowedValue: "choice"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/coolingOffCost",schemaPath:"#/properties/coolingOffCost/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.complaintBodies !== undefined){
let data18 = data.complaintBodies;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.value === undefined){
const err41 = {instancePath:instancePath+"/complaintBodies",schemaPath:"#/properties/complaintBodies/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18.unit === undefined){
const err42 = {instancePath:instancePath+"/complaintBodies",schemaPath:"#/properties/complaintBodies/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key7 in data18){
if(!((key7 === "value") || (key7 === "unit"))){
const err43 = {instancePath:instancePath+"/complaintBodies",schemaPath:"#/properties/complaintBodies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data18.value !== undefined){
let data19 = data18.value;
if(Array.isArray(data19)){
if(data19.length > 6){
const err44 = {instancePath:instancePath+"/complaintBodies/value",schemaPath:"#/properties/complaintBodies/properties/value/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data19.length < 1){
const err45 = {instancePath:instancePath+"/complaintBodies/value",schemaPath:"#/properties/complaintBodies/properties/value/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.name === undefined){
const err46 = {instancePath:instancePath+"/complaintBodies/value/" + i0,schemaPath:"#/properties/complaintBodies/properties/value/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key8 in data20){
if(!(((key8 === "name") || (key8 === "phone")) || (key8 === "url"))){
const err47 = {instancePath:instancePath+"/complaintBodies/value/" + i0,schemaPath:"#/properties/complaintBodies/properties/value/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data20.name !== undefined){
let data21 = data20.name;
if(typeof data21 === "string"){
if(data21.length > 200){
const err48 = {instancePath:instancePath+"/complaintBodies/value/" + i0+"/name",schemaPath:"#/properties/complaintBodies/properties/value/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data21.length < 1){
const err49 = {instancePath:instancePath+"/complaintBodies/value/" + i0+"/name",schemaPath:"#/properties/complaintBodies/properties/value/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/complaintBodies/value/" + i0+"/name",schemaPath:"#/properties/complaintBodies/properties/value/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data20.phone !== undefined){
let data22 = data20.phone;
if(typeof data22 === "string"){
if(!pattern0.test(data22)){
const err51 = {instancePath:instancePath+"/complaintBodies/value/" + i0+"/phone",schemaPath:"#/properties/complaintBodies/properties/value/items/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9 ]{3,20}$"},message:"must match pattern \""+"^\\+?[0-9 ]{3,20}$"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/complaintBodies/value/" + i0+"/phone",schemaPath:"#/properties/complaintBodies/properties/value/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data20.url !== undefined){
let data23 = data20.url;
if(typeof data23 === "string"){
if(!pattern1.test(data23)){
const err53 = {instancePath:instancePath+"/complaintBodies/value/" + i0+"/url",schemaPath:"#/properties/complaintBodies/properties/value/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://[^\\s]+$"},message:"must match pattern \""+"^https://[^\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/complaintBodies/value/" + i0+"/url",schemaPath:"#/properties/complaintBodies/properties/value/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err55 = {instancePath:instancePath+"/complaintBodies/value/" + i0,schemaPath:"#/properties/complaintBodies/properties/value/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err56 = {instancePath:instancePath+"/complaintBodies/value",schemaPath:"#/properties/complaintBodies/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data18.unit !== undefined){
if("list" !== data18.unit){
const err57 = {instancePath:instancePath+"/complaintBodies/unit",schemaPath:"#/properties/complaintBodies/properties/unit/const",keyword:"const",params:{allowedValue: "list"},message:"must be equal to constant"};
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
const err58 = {instancePath:instancePath+"/complaintBodies",schemaPath:"#/properties/complaintBodies/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.complaintReplyDays !== undefined){
let data25 = data.complaintReplyDays;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.value === undefined){
const err59 = {instancePath:instancePath+"/complaintReplyDays",schemaPath:"#/properties/complaintReplyDays/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data25.unit === undefined){
const err60 = {instancePath:instancePath+"/complaintReplyDays",schemaPath:"#/properties/complaintReplyDays/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
for(const key9 in data25){
if(!((key9 === "value") || (key9 === "unit"))){
const err61 = {instancePath:instancePath+"/complaintReplyDays",schemaPath:"#/properties/complaintReplyDays/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data25.value !== undefined){
let data26 = data25.value;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err62 = {instancePath:instancePath+"/complaintReplyDays/value",schemaPath:"#/properties/complaintReplyDays/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 365 || isNaN(data26)){
const err63 = {instancePath:instancePath+"/complaintReplyDays/value",schemaPath:"#/properties/complaintReplyDays/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data26 < 1 || isNaN(data26)){
const err64 = {instancePath:instancePath+"/complaintReplyDays/value",schemaPath:"#/properties/complaintReplyDays/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data25.unit !== undefined){
let data27 = data25.unit;
if(!((data27 === "days") || (data27 === "working days"))){
const err65 = {instancePath:instancePath+"/complaintReplyDays/unit",schemaPath:"#/properties/complaintReplyDays/properties/unit/enum",keyword:"enum",params:{allowedValues: schema11.properties.complaintReplyDays.properties.unit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/complaintReplyDays",schemaPath:"#/properties/complaintReplyDays/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.evidenceRetentionYears !== undefined){
let data28 = data.evidenceRetentionYears;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.value === undefined){
const err67 = {instancePath:instancePath+"/evidenceRetentionYears",schemaPath:"#/properties/evidenceRetentionYears/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data28.unit === undefined){
const err68 = {instancePath:instancePath+"/evidenceRetentionYears",schemaPath:"#/properties/evidenceRetentionYears/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key10 in data28){
if(!((key10 === "value") || (key10 === "unit"))){
const err69 = {instancePath:instancePath+"/evidenceRetentionYears",schemaPath:"#/properties/evidenceRetentionYears/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data28.value !== undefined){
let data29 = data28.value;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err70 = {instancePath:instancePath+"/evidenceRetentionYears/value",schemaPath:"#/properties/evidenceRetentionYears/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 50 || isNaN(data29)){
const err71 = {instancePath:instancePath+"/evidenceRetentionYears/value",schemaPath:"#/properties/evidenceRetentionYears/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err72 = {instancePath:instancePath+"/evidenceRetentionYears/value",schemaPath:"#/properties/evidenceRetentionYears/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data28.unit !== undefined){
if("years" !== data28.unit){
const err73 = {instancePath:instancePath+"/evidenceRetentionYears/unit",schemaPath:"#/properties/evidenceRetentionYears/properties/unit/const",keyword:"const",params:{allowedValue: "years"},message:"must be equal to constant"};
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
const err74 = {instancePath:instancePath+"/evidenceRetentionYears",schemaPath:"#/properties/evidenceRetentionYears/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.shortestAdvertisedTermDays !== undefined){
let data31 = data.shortestAdvertisedTermDays;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.value === undefined){
const err75 = {instancePath:instancePath+"/shortestAdvertisedTermDays",schemaPath:"#/properties/shortestAdvertisedTermDays/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data31.unit === undefined){
const err76 = {instancePath:instancePath+"/shortestAdvertisedTermDays",schemaPath:"#/properties/shortestAdvertisedTermDays/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key11 in data31){
if(!((key11 === "value") || (key11 === "unit"))){
const err77 = {instancePath:instancePath+"/shortestAdvertisedTermDays",schemaPath:"#/properties/shortestAdvertisedTermDays/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data31.value !== undefined){
let data32 = data31.value;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err78 = {instancePath:instancePath+"/shortestAdvertisedTermDays/value",schemaPath:"#/properties/shortestAdvertisedTermDays/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 3650 || isNaN(data32)){
const err79 = {instancePath:instancePath+"/shortestAdvertisedTermDays/value",schemaPath:"#/properties/shortestAdvertisedTermDays/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650},message:"must be <= 3650"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err80 = {instancePath:instancePath+"/shortestAdvertisedTermDays/value",schemaPath:"#/properties/shortestAdvertisedTermDays/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data31.unit !== undefined){
if("days" !== data31.unit){
const err81 = {instancePath:instancePath+"/shortestAdvertisedTermDays/unit",schemaPath:"#/properties/shortestAdvertisedTermDays/properties/unit/const",keyword:"const",params:{allowedValue: "days"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/shortestAdvertisedTermDays",schemaPath:"#/properties/shortestAdvertisedTermDays/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.highestAdvertisedAprPercent !== undefined){
let data34 = data.highestAdvertisedAprPercent;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.value === undefined){
const err83 = {instancePath:instancePath+"/highestAdvertisedAprPercent",schemaPath:"#/properties/highestAdvertisedAprPercent/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data34.unit === undefined){
const err84 = {instancePath:instancePath+"/highestAdvertisedAprPercent",schemaPath:"#/properties/highestAdvertisedAprPercent/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key12 in data34){
if(!((key12 === "value") || (key12 === "unit"))){
const err85 = {instancePath:instancePath+"/highestAdvertisedAprPercent",schemaPath:"#/properties/highestAdvertisedAprPercent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data34.value !== undefined){
let data35 = data34.value;
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 10000 || isNaN(data35)){
const err86 = {instancePath:instancePath+"/highestAdvertisedAprPercent/value",schemaPath:"#/properties/highestAdvertisedAprPercent/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data35 < 0 || isNaN(data35)){
const err87 = {instancePath:instancePath+"/highestAdvertisedAprPercent/value",schemaPath:"#/properties/highestAdvertisedAprPercent/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/highestAdvertisedAprPercent/value",schemaPath:"#/properties/highestAdvertisedAprPercent/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data34.unit !== undefined){
if("percent a year" !== data34.unit){
const err89 = {instancePath:instancePath+"/highestAdvertisedAprPercent/unit",schemaPath:"#/properties/highestAdvertisedAprPercent/properties/unit/const",keyword:"const",params:{allowedValue: "percent a year"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/highestAdvertisedAprPercent",schemaPath:"#/properties/highestAdvertisedAprPercent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.termsDisclosed !== undefined){
let data37 = data.termsDisclosed;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.value === undefined){
const err91 = {instancePath:instancePath+"/termsDisclosed",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data37.unit === undefined){
const err92 = {instancePath:instancePath+"/termsDisclosed",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
for(const key13 in data37){
if(!((key13 === "value") || (key13 === "unit"))){
const err93 = {instancePath:instancePath+"/termsDisclosed",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data37.value !== undefined){
if(typeof data37.value !== "boolean"){
const err94 = {instancePath:instancePath+"/termsDisclosed/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data37.unit !== undefined){
if("yes or no" !== data37.unit){
const err95 = {instancePath:instancePath+"/termsDisclosed/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
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
const err96 = {instancePath:instancePath+"/termsDisclosed",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.representativeExample !== undefined){
let data40 = data.representativeExample;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.value === undefined){
const err97 = {instancePath:instancePath+"/representativeExample",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data40.unit === undefined){
const err98 = {instancePath:instancePath+"/representativeExample",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
for(const key14 in data40){
if(!((key14 === "value") || (key14 === "unit"))){
const err99 = {instancePath:instancePath+"/representativeExample",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data40.value !== undefined){
if(typeof data40.value !== "boolean"){
const err100 = {instancePath:instancePath+"/representativeExample/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data40.unit !== undefined){
if("yes or no" !== data40.unit){
const err101 = {instancePath:instancePath+"/representativeExample/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/representativeExample",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.lenderNamed !== undefined){
let data43 = data.lenderNamed;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.value === undefined){
const err103 = {instancePath:instancePath+"/lenderNamed",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data43.unit === undefined){
const err104 = {instancePath:instancePath+"/lenderNamed",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
for(const key15 in data43){
if(!((key15 === "value") || (key15 === "unit"))){
const err105 = {instancePath:instancePath+"/lenderNamed",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data43.value !== undefined){
if(typeof data43.value !== "boolean"){
const err106 = {instancePath:instancePath+"/lenderNamed/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data43.unit !== undefined){
if("yes or no" !== data43.unit){
const err107 = {instancePath:instancePath+"/lenderNamed/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/lenderNamed",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data.lenderRegistrationShown !== undefined){
let data46 = data.lenderRegistrationShown;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.value === undefined){
const err109 = {instancePath:instancePath+"/lenderRegistrationShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data46.unit === undefined){
const err110 = {instancePath:instancePath+"/lenderRegistrationShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
for(const key16 in data46){
if(!((key16 === "value") || (key16 === "unit"))){
const err111 = {instancePath:instancePath+"/lenderRegistrationShown",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data46.value !== undefined){
if(typeof data46.value !== "boolean"){
const err112 = {instancePath:instancePath+"/lenderRegistrationShown/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data46.unit !== undefined){
if("yes or no" !== data46.unit){
const err113 = {instancePath:instancePath+"/lenderRegistrationShown/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
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
const err114 = {instancePath:instancePath+"/lenderRegistrationShown",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.lenderAddressShown !== undefined){
let data49 = data.lenderAddressShown;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.value === undefined){
const err115 = {instancePath:instancePath+"/lenderAddressShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data49.unit === undefined){
const err116 = {instancePath:instancePath+"/lenderAddressShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
for(const key17 in data49){
if(!((key17 === "value") || (key17 === "unit"))){
const err117 = {instancePath:instancePath+"/lenderAddressShown",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data49.value !== undefined){
if(typeof data49.value !== "boolean"){
const err118 = {instancePath:instancePath+"/lenderAddressShown/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data49.unit !== undefined){
if("yes or no" !== data49.unit){
const err119 = {instancePath:instancePath+"/lenderAddressShown/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/lenderAddressShown",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.agreementReadable !== undefined){
let data52 = data.agreementReadable;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.value === undefined){
const err121 = {instancePath:instancePath+"/agreementReadable",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data52.unit === undefined){
const err122 = {instancePath:instancePath+"/agreementReadable",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
for(const key18 in data52){
if(!((key18 === "value") || (key18 === "unit"))){
const err123 = {instancePath:instancePath+"/agreementReadable",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data52.value !== undefined){
if(typeof data52.value !== "boolean"){
const err124 = {instancePath:instancePath+"/agreementReadable/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data52.unit !== undefined){
if("yes or no" !== data52.unit){
const err125 = {instancePath:instancePath+"/agreementReadable/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/agreementReadable",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.privacyPolicyLinked !== undefined){
let data55 = data.privacyPolicyLinked;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.value === undefined){
const err127 = {instancePath:instancePath+"/privacyPolicyLinked",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data55.unit === undefined){
const err128 = {instancePath:instancePath+"/privacyPolicyLinked",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
for(const key19 in data55){
if(!((key19 === "value") || (key19 === "unit"))){
const err129 = {instancePath:instancePath+"/privacyPolicyLinked",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data55.value !== undefined){
if(typeof data55.value !== "boolean"){
const err130 = {instancePath:instancePath+"/privacyPolicyLinked/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data55.unit !== undefined){
if("yes or no" !== data55.unit){
const err131 = {instancePath:instancePath+"/privacyPolicyLinked/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
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
const err132 = {instancePath:instancePath+"/privacyPolicyLinked",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data.contactShown !== undefined){
let data58 = data.contactShown;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.value === undefined){
const err133 = {instancePath:instancePath+"/contactShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data58.unit === undefined){
const err134 = {instancePath:instancePath+"/contactShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
for(const key20 in data58){
if(!((key20 === "value") || (key20 === "unit"))){
const err135 = {instancePath:instancePath+"/contactShown",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data58.value !== undefined){
if(typeof data58.value !== "boolean"){
const err136 = {instancePath:instancePath+"/contactShown/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data58.unit !== undefined){
if("yes or no" !== data58.unit){
const err137 = {instancePath:instancePath+"/contactShown/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/contactShown",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data.catShown !== undefined){
let data61 = data.catShown;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.value === undefined){
const err139 = {instancePath:instancePath+"/catShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data61.unit === undefined){
const err140 = {instancePath:instancePath+"/catShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
for(const key21 in data61){
if(!((key21 === "value") || (key21 === "unit"))){
const err141 = {instancePath:instancePath+"/catShown",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data61.value !== undefined){
if(typeof data61.value !== "boolean"){
const err142 = {instancePath:instancePath+"/catShown/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data61.unit !== undefined){
if("yes or no" !== data61.unit){
const err143 = {instancePath:instancePath+"/catShown/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/catShown",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data.authorityShown !== undefined){
let data64 = data.authorityShown;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.value === undefined){
const err145 = {instancePath:instancePath+"/authorityShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data64.unit === undefined){
const err146 = {instancePath:instancePath+"/authorityShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
for(const key22 in data64){
if(!((key22 === "value") || (key22 === "unit"))){
const err147 = {instancePath:instancePath+"/authorityShown",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data64.value !== undefined){
if(typeof data64.value !== "boolean"){
const err148 = {instancePath:instancePath+"/authorityShown/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data64.unit !== undefined){
if("yes or no" !== data64.unit){
const err149 = {instancePath:instancePath+"/authorityShown/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
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
const err150 = {instancePath:instancePath+"/authorityShown",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data.regulatedEntityNamed !== undefined){
let data67 = data.regulatedEntityNamed;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.value === undefined){
const err151 = {instancePath:instancePath+"/regulatedEntityNamed",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(data67.unit === undefined){
const err152 = {instancePath:instancePath+"/regulatedEntityNamed",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
for(const key23 in data67){
if(!((key23 === "value") || (key23 === "unit"))){
const err153 = {instancePath:instancePath+"/regulatedEntityNamed",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data67.value !== undefined){
if(typeof data67.value !== "boolean"){
const err154 = {instancePath:instancePath+"/regulatedEntityNamed/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data67.unit !== undefined){
if("yes or no" !== data67.unit){
const err155 = {instancePath:instancePath+"/regulatedEntityNamed/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
else {
const err156 = {instancePath:instancePath+"/regulatedEntityNamed",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data.keyFactsMentioned !== undefined){
let data70 = data.keyFactsMentioned;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.value === undefined){
const err157 = {instancePath:instancePath+"/keyFactsMentioned",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data70.unit === undefined){
const err158 = {instancePath:instancePath+"/keyFactsMentioned",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
for(const key24 in data70){
if(!((key24 === "value") || (key24 === "unit"))){
const err159 = {instancePath:instancePath+"/keyFactsMentioned",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data70.value !== undefined){
if(typeof data70.value !== "boolean"){
const err160 = {instancePath:instancePath+"/keyFactsMentioned/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data70.unit !== undefined){
if("yes or no" !== data70.unit){
const err161 = {instancePath:instancePath+"/keyFactsMentioned/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
}
else {
const err162 = {instancePath:instancePath+"/keyFactsMentioned",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data.coolingOffMentioned !== undefined){
let data73 = data.coolingOffMentioned;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.value === undefined){
const err163 = {instancePath:instancePath+"/coolingOffMentioned",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data73.unit === undefined){
const err164 = {instancePath:instancePath+"/coolingOffMentioned",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
for(const key25 in data73){
if(!((key25 === "value") || (key25 === "unit"))){
const err165 = {instancePath:instancePath+"/coolingOffMentioned",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data73.value !== undefined){
if(typeof data73.value !== "boolean"){
const err166 = {instancePath:instancePath+"/coolingOffMentioned/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data73.unit !== undefined){
if("yes or no" !== data73.unit){
const err167 = {instancePath:instancePath+"/coolingOffMentioned/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
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
const err168 = {instancePath:instancePath+"/coolingOffMentioned",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data.grievanceOfficerShown !== undefined){
let data76 = data.grievanceOfficerShown;
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.value === undefined){
const err169 = {instancePath:instancePath+"/grievanceOfficerShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data76.unit === undefined){
const err170 = {instancePath:instancePath+"/grievanceOfficerShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
for(const key26 in data76){
if(!((key26 === "value") || (key26 === "unit"))){
const err171 = {instancePath:instancePath+"/grievanceOfficerShown",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data76.value !== undefined){
if(typeof data76.value !== "boolean"){
const err172 = {instancePath:instancePath+"/grievanceOfficerShown/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data76.unit !== undefined){
if("yes or no" !== data76.unit){
const err173 = {instancePath:instancePath+"/grievanceOfficerShown/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
else {
const err174 = {instancePath:instancePath+"/grievanceOfficerShown",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data.noPenalInterest !== undefined){
let data79 = data.noPenalInterest;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
if(data79.value === undefined){
const err175 = {instancePath:instancePath+"/noPenalInterest",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(data79.unit === undefined){
const err176 = {instancePath:instancePath+"/noPenalInterest",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
for(const key27 in data79){
if(!((key27 === "value") || (key27 === "unit"))){
const err177 = {instancePath:instancePath+"/noPenalInterest",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data79.value !== undefined){
if(typeof data79.value !== "boolean"){
const err178 = {instancePath:instancePath+"/noPenalInterest/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data79.unit !== undefined){
if("yes or no" !== data79.unit){
const err179 = {instancePath:instancePath+"/noPenalInterest/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
}
else {
const err180 = {instancePath:instancePath+"/noPenalInterest",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data.honestClaims !== undefined){
let data82 = data.honestClaims;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
if(data82.value === undefined){
const err181 = {instancePath:instancePath+"/honestClaims",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data82.unit === undefined){
const err182 = {instancePath:instancePath+"/honestClaims",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
for(const key28 in data82){
if(!((key28 === "value") || (key28 === "unit"))){
const err183 = {instancePath:instancePath+"/honestClaims",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data82.value !== undefined){
if(typeof data82.value !== "boolean"){
const err184 = {instancePath:instancePath+"/honestClaims/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data82.unit !== undefined){
if("yes or no" !== data82.unit){
const err185 = {instancePath:instancePath+"/honestClaims/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
else {
const err186 = {instancePath:instancePath+"/honestClaims",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data.noUncheckedLoans !== undefined){
let data85 = data.noUncheckedLoans;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.value === undefined){
const err187 = {instancePath:instancePath+"/noUncheckedLoans",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(data85.unit === undefined){
const err188 = {instancePath:instancePath+"/noUncheckedLoans",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
for(const key29 in data85){
if(!((key29 === "value") || (key29 === "unit"))){
const err189 = {instancePath:instancePath+"/noUncheckedLoans",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data85.value !== undefined){
if(typeof data85.value !== "boolean"){
const err190 = {instancePath:instancePath+"/noUncheckedLoans/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data85.unit !== undefined){
if("yes or no" !== data85.unit){
const err191 = {instancePath:instancePath+"/noUncheckedLoans/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
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
const err192 = {instancePath:instancePath+"/noUncheckedLoans",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data.catDated !== undefined){
let data88 = data.catDated;
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
if(data88.value === undefined){
const err193 = {instancePath:instancePath+"/catDated",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(data88.unit === undefined){
const err194 = {instancePath:instancePath+"/catDated",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
for(const key30 in data88){
if(!((key30 === "value") || (key30 === "unit"))){
const err195 = {instancePath:instancePath+"/catDated",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data88.value !== undefined){
if(typeof data88.value !== "boolean"){
const err196 = {instancePath:instancePath+"/catDated/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data88.unit !== undefined){
if("yes or no" !== data88.unit){
const err197 = {instancePath:instancePath+"/catDated/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
}
else {
const err198 = {instancePath:instancePath+"/catDated",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data.ombudsmanShown !== undefined){
let data91 = data.ombudsmanShown;
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
if(data91.value === undefined){
const err199 = {instancePath:instancePath+"/ombudsmanShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(data91.unit === undefined){
const err200 = {instancePath:instancePath+"/ombudsmanShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
for(const key31 in data91){
if(!((key31 === "value") || (key31 === "unit"))){
const err201 = {instancePath:instancePath+"/ombudsmanShown",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data91.value !== undefined){
if(typeof data91.value !== "boolean"){
const err202 = {instancePath:instancePath+"/ombudsmanShown/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data91.unit !== undefined){
if("yes or no" !== data91.unit){
const err203 = {instancePath:instancePath+"/ombudsmanShown/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
}
else {
const err204 = {instancePath:instancePath+"/ombudsmanShown",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data.appListed !== undefined){
let data94 = data.appListed;
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
if(data94.value === undefined){
const err205 = {instancePath:instancePath+"/appListed",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(data94.unit === undefined){
const err206 = {instancePath:instancePath+"/appListed",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
for(const key32 in data94){
if(!((key32 === "value") || (key32 === "unit"))){
const err207 = {instancePath:instancePath+"/appListed",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key32},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data94.value !== undefined){
if(typeof data94.value !== "boolean"){
const err208 = {instancePath:instancePath+"/appListed/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data94.unit !== undefined){
if("yes or no" !== data94.unit){
const err209 = {instancePath:instancePath+"/appListed/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
else {
const err210 = {instancePath:instancePath+"/appListed",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data.complaintUnitShown !== undefined){
let data97 = data.complaintUnitShown;
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
if(data97.value === undefined){
const err211 = {instancePath:instancePath+"/complaintUnitShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(data97.unit === undefined){
const err212 = {instancePath:instancePath+"/complaintUnitShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
for(const key33 in data97){
if(!((key33 === "value") || (key33 === "unit"))){
const err213 = {instancePath:instancePath+"/complaintUnitShown",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
if(data97.value !== undefined){
if(typeof data97.value !== "boolean"){
const err214 = {instancePath:instancePath+"/complaintUnitShown/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data97.unit !== undefined){
if("yes or no" !== data97.unit){
const err215 = {instancePath:instancePath+"/complaintUnitShown/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
else {
const err216 = {instancePath:instancePath+"/complaintUnitShown",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data.collectorRegisterShown !== undefined){
let data100 = data.collectorRegisterShown;
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
if(data100.value === undefined){
const err217 = {instancePath:instancePath+"/collectorRegisterShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(data100.unit === undefined){
const err218 = {instancePath:instancePath+"/collectorRegisterShown",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
for(const key34 in data100){
if(!((key34 === "value") || (key34 === "unit"))){
const err219 = {instancePath:instancePath+"/collectorRegisterShown",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key34},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data100.value !== undefined){
if(typeof data100.value !== "boolean"){
const err220 = {instancePath:instancePath+"/collectorRegisterShown/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data100.unit !== undefined){
if("yes or no" !== data100.unit){
const err221 = {instancePath:instancePath+"/collectorRegisterShown/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
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
const err222 = {instancePath:instancePath+"/collectorRegisterShown",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
if(data.privacyNoticeComplete !== undefined){
let data103 = data.privacyNoticeComplete;
if(data103 && typeof data103 == "object" && !Array.isArray(data103)){
if(data103.value === undefined){
const err223 = {instancePath:instancePath+"/privacyNoticeComplete",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(data103.unit === undefined){
const err224 = {instancePath:instancePath+"/privacyNoticeComplete",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
for(const key35 in data103){
if(!((key35 === "value") || (key35 === "unit"))){
const err225 = {instancePath:instancePath+"/privacyNoticeComplete",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key35},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
if(data103.value !== undefined){
if(typeof data103.value !== "boolean"){
const err226 = {instancePath:instancePath+"/privacyNoticeComplete/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data103.unit !== undefined){
if("yes or no" !== data103.unit){
const err227 = {instancePath:instancePath+"/privacyNoticeComplete/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
}
else {
const err228 = {instancePath:instancePath+"/privacyNoticeComplete",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
if(data.noFalseUrgency !== undefined){
let data106 = data.noFalseUrgency;
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if(data106.value === undefined){
const err229 = {instancePath:instancePath+"/noFalseUrgency",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if(data106.unit === undefined){
const err230 = {instancePath:instancePath+"/noFalseUrgency",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
for(const key36 in data106){
if(!((key36 === "value") || (key36 === "unit"))){
const err231 = {instancePath:instancePath+"/noFalseUrgency",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key36},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data106.value !== undefined){
if(typeof data106.value !== "boolean"){
const err232 = {instancePath:instancePath+"/noFalseUrgency/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
if(data106.unit !== undefined){
if("yes or no" !== data106.unit){
const err233 = {instancePath:instancePath+"/noFalseUrgency/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
}
else {
const err234 = {instancePath:instancePath+"/noFalseUrgency",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data.noConfirmShaming !== undefined){
let data109 = data.noConfirmShaming;
if(data109 && typeof data109 == "object" && !Array.isArray(data109)){
if(data109.value === undefined){
const err235 = {instancePath:instancePath+"/noConfirmShaming",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(data109.unit === undefined){
const err236 = {instancePath:instancePath+"/noConfirmShaming",schemaPath:"#/$defs/demand/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
for(const key37 in data109){
if(!((key37 === "value") || (key37 === "unit"))){
const err237 = {instancePath:instancePath+"/noConfirmShaming",schemaPath:"#/$defs/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key37},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
if(data109.value !== undefined){
if(typeof data109.value !== "boolean"){
const err238 = {instancePath:instancePath+"/noConfirmShaming/value",schemaPath:"#/$defs/demand/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data109.unit !== undefined){
if("yes or no" !== data109.unit){
const err239 = {instancePath:instancePath+"/noConfirmShaming/unit",schemaPath:"#/$defs/demand/properties/unit/const",keyword:"const",params:{allowedValue: "yes or no"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
}
else {
const err240 = {instancePath:instancePath+"/noConfirmShaming",schemaPath:"#/$defs/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data.leastReadingEase !== undefined){
let data112 = data.leastReadingEase;
if(data112 && typeof data112 == "object" && !Array.isArray(data112)){
if(data112.value === undefined){
const err241 = {instancePath:instancePath+"/leastReadingEase",schemaPath:"#/properties/leastReadingEase/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if(data112.unit === undefined){
const err242 = {instancePath:instancePath+"/leastReadingEase",schemaPath:"#/properties/leastReadingEase/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
for(const key38 in data112){
if(!((key38 === "value") || (key38 === "unit"))){
const err243 = {instancePath:instancePath+"/leastReadingEase",schemaPath:"#/properties/leastReadingEase/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key38},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
if(data112.value !== undefined){
let data113 = data112.value;
if((typeof data113 == "number") && (isFinite(data113))){
if(data113 > 100 || isNaN(data113)){
const err244 = {instancePath:instancePath+"/leastReadingEase/value",schemaPath:"#/properties/leastReadingEase/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if(data113 < 0 || isNaN(data113)){
const err245 = {instancePath:instancePath+"/leastReadingEase/value",schemaPath:"#/properties/leastReadingEase/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
else {
const err246 = {instancePath:instancePath+"/leastReadingEase/value",schemaPath:"#/properties/leastReadingEase/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
if(data112.unit !== undefined){
if("points" !== data112.unit){
const err247 = {instancePath:instancePath+"/leastReadingEase/unit",schemaPath:"#/properties/leastReadingEase/properties/unit/const",keyword:"const",params:{allowedValue: "points"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
}
else {
const err248 = {instancePath:instancePath+"/leastReadingEase",schemaPath:"#/properties/leastReadingEase/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
}
else {
const err249 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

