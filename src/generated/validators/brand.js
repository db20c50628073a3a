// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/brand.schema.json","title":"Brand","description":"One deployment's configuration (contract §3).","type":"object","additionalProperties":false,"required":["appName","languageType","theme"],"properties":{"appName":{"title":"Name of the app","type":"string","minLength":1,"maxLength":80},"languageType":{"title":"Language type","description":"1 English and ₹, 2 Spanish and $.","enum":[1,2]},"languages":{"title":"Optional languages that are turned on","description":"By their codes: those that locales/languages.json has off at first, of the brand's market. A link asks for one by language=hi.","type":"array","default":[],"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z]{2,3}$"}},"apiOrigin":{"title":"Origin of the API","type":"string","default":"","description":"Empty: the host forwards.","pattern":"^(|https?://[^/?#]+)$"},"loanApiPrefix":{"title":"Prefix of the loan API","type":"string","default":"/humorous","pattern":"^(|/[^?#]*[^/?#])$"},"theme":{"title":"Look","description":"Three colours, from which every other is derived, and what the brand has otherwise than the usual look.","type":"object","additionalProperties":false,"required":["background","text","accent"],"properties":{"background":{"$ref":"common.schema.json#/$defs/color"},"text":{"$ref":"common.schema.json#/$defs/color"},"accent":{"$ref":"common.schema.json#/$defs/color"},"radius":{"title":"Corners","description":"square: none; soft (without it): 8, 12 and 16 px; round: 12, 20 and 28 px.","enum":["square","soft","round"]},"typeScale":{"title":"Sizes of text","description":"compact: smaller headings and amounts; regular (without it): 12 to 40 px; large: every size a step larger, text to read 18 px.","enum":["compact","regular","large"]},"font":{"title":"Font file","description":"Name of a WOFF2 file beside the brand file, 48 KiB at most. Pages, site and borrowers' screens are set in it once it is there.","type":"string","maxLength":100,"pattern":"^[A-Za-z0-9_][A-Za-z0-9._-]*\\.woff2$"},"palettes":{"title":"Palettes","description":"Colours that the editor offers for a page, by name. Each is checked like the brand's own.","type":"array","maxItems":12,"items":{"title":"Palette","type":"object","additionalProperties":false,"required":["id","name","background","text","accent"],"properties":{"id":{"title":"Id","type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$"},"name":{"title":"Name","description":"By language; the editor shows its own, else English, else the first.","allOf":[{"$ref":"common.schema.json#/$defs/textByLocale"}]},"background":{"$ref":"common.schema.json#/$defs/color"},"text":{"$ref":"common.schema.json#/$defs/color"},"accent":{"$ref":"common.schema.json#/$defs/color"}}}}}},"servicePhone":{"title":"Service telephone","type":"string","default":""},"schemeLink":{"title":"Scheme link","type":"string","default":"","pattern":"^(|[a-z][a-z0-9+.-]*:.*)$"},"storeLinks":{"title":"App stores","type":"object","additionalProperties":false,"default":{},"properties":{"android":{"title":"Android","type":"string","default":"","pattern":"^(|https://.+)$"},"ios":{"title":"iOS","type":"string","default":"","pattern":"^(|https://.+)$"}}},"bridgeName":{"title":"Name of the bridge","type":"string","default":"nativeBridge","pattern":"^[A-Za-z_$][A-Za-z0-9_$]*$"},"merchantNumber":{"title":"Merchant number","type":"string","default":"0"},"adServiceUrl":{"title":"Address of the ad service","type":"string","default":"","pattern":"^(|https?://.+)$"},"feesPageUrl":{"title":"Address of the fees page","type":"string","default":"","pattern":"^(|https://.+)$"},"lender":{"title":"Lender","type":"object","additionalProperties":false,"default":{},"properties":{"name":{"title":"Name","type":"string","default":""},"registration":{"title":"Registration","type":"string","default":""},"address":{"title":"Address","type":"string","default":""},"email":{"title":"E-mail","type":"string","default":""}}},"grievanceOffice":{"title":"Who takes complaints","description":"In India the grievance redressal officer, in Mexico the Unidad Especializada (UNE).","type":"object","additionalProperties":false,"default":{},"properties":{"name":{"title":"Name","type":"string","default":""},"phone":{"title":"Telephone","type":"string","default":""},"email":{"title":"Email","type":"string","default":""},"address":{"title":"Address","type":"string","default":""},"hours":{"title":"When it answers","type":"string","default":""}}},"appListing":{"title":"Entry on the regulator's list of lending apps","description":"Where the regulator of a market keeps one: the Digital Lending Apps of the Reserve Bank of India.","type":"object","additionalProperties":false,"default":{},"properties":{"name":{"title":"Name under which the app is listed","type":"string","maxLength":200,"default":""},"url":{"title":"Address of the list, or of the entry","type":"string","default":"","pattern":"^(|https://.+)$"}}},"redirectOrigins":{"title":"Origins that server-supplied addresses may lead to","type":"array","default":[],"items":{"type":"string","pattern":"^https?://[^/?#]+$"}},"imageOrigins":{"title":"Origins of pictures","type":"array","default":[],"items":{"type":"string","pattern":"^https?://[^/?#]+$"}},"mediaOrigins":{"title":"Origins of videos and their captions","type":"array","default":[],"items":{"type":"string","pattern":"^https?://[^/?#]+$"}},"consent":{"title":"Consent to a loan's contract","description":"preset: ticked at first; asked: the borrower ticks it. A market's rule can demand asked.","enum":["preset","asked"],"default":"preset"},"withdrawalLink":{"title":"Where a loan is given back within the cooling-off period","description":"Empty: customer service.","type":"string","default":"","pattern":"^(|https://.+|mailto:.+@.+|tel:\\+?[0-9]+)$"},"captchaAudio":{"title":"The captcha can be listened to","description":"The lender answers get-captcha with mode=audio. Without it, telephone and email are offered to who can't read the picture.","type":"boolean","default":false},"finalRefusals":{"title":"Codes of refusals that asking again does not change","type":"array","default":[],"items":{"type":"string","minLength":1}},"conversions":{"title":"Registrations that came by an advert's click","description":"Told to these endpoints where the visitor agrees (docs/lenders-and-apps/conversions.md). Without endpoints nobody is asked.","type":"object","additionalProperties":false,"default":{},"properties":{"delayMinutes":{"title":"How long after the registration it is told, in minutes","type":"integer","minimum":0,"maximum":1440,"default":10},"endpoints":{"title":"Who is told","type":"array","default":[],"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["name","url","clickIds"],"properties":{"name":{"title":"Name, by which CONVERSION_SECRETS has its secret","type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$"},"url":{"title":"Address","type":"string","maxLength":500,"pattern":"^https?://[^\\s#]+$"},"clickIds":{"title":"Kinds of click ids that it is told of","type":"array","minItems":1,"items":{"$ref":"common.schema.json#/$defs/clickIdKind"}}}}}}},"devTools":{"title":"Developer tools","type":"boolean","default":false},"testLogin":{"title":"Test login","type":"object","additionalProperties":false,"default":{},"properties":{"username":{"title":"User name","type":"string","default":""},"smsCode":{"title":"SMS code","type":"string","default":""}}},"wire":{"title":"Wire names","type":"object","additionalProperties":false,"default":{},"properties":{"paths":{"title":"Paths","type":"object","default":{},"additionalProperties":{"type":"string","pattern":"^/[^?#]*$"}},"fields":{"title":"Fields","type":"object","default":{},"additionalProperties":{"type":"string","minLength":1}}}}}};
const schema13 = {"title":"Color","description":"A colour as #rrggbb.","type":"string","pattern":"^#[0-9a-fA-F]{6}$"};
const schema16 = {"title":"TextByLocale","type":"object","minProperties":1,"additionalProperties":false,"properties":{"en":{"type":"string"},"es":{"type":"string"},"zh":{"type":"string"},"hi":{"type":"string"}}};
const schema20 = {"title":"ClickIdKind","description":"Name of a parameter by which an advertising network tells its clicks apart: gclid Google, fbclid Meta, ttclid TikTok, msclkid Microsoft.","enum":["gclid","fbclid","ttclid","msclkid"]};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z]{2,3}$", "");
const pattern1 = new RegExp("^(|https?://[^/?#]+)$", "");
const pattern2 = new RegExp("^(|/[^?#]*[^/?#])$", "");
const pattern3 = new RegExp("^#[0-9a-fA-F]{6}$", "");
const pattern6 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9._-]*\\.woff2$", "");
const pattern7 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "");
const pattern11 = new RegExp("^(|[a-z][a-z0-9+.-]*:.*)$", "");
const pattern12 = new RegExp("^(|https://.+)$", "");
const pattern14 = new RegExp("^[A-Za-z_$][A-Za-z0-9_$]*$", "");
const pattern15 = new RegExp("^(|https?://.+)$", "");
const pattern18 = new RegExp("^https?://[^/?#]+$", "");
const pattern21 = new RegExp("^(|https://.+|mailto:.+@.+|tel:\\+?[0-9]+)$", "");
const pattern23 = new RegExp("^https?://[^\\s#]+$", "");
const pattern24 = new RegExp("^/[^?#]*$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/brand.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.languages === undefined){
data.languages = [];
}
if(data.apiOrigin === undefined){
data.apiOrigin = "";
}
if(data.loanApiPrefix === undefined){
data.loanApiPrefix = "/humorous";
}
if(data.servicePhone === undefined){
data.servicePhone = "";
}
if(data.schemeLink === undefined){
data.schemeLink = "";
}
if(data.storeLinks === undefined){
data.storeLinks = {};
}
if(data.bridgeName === undefined){
data.bridgeName = "nativeBridge";
}
if(data.merchantNumber === undefined){
data.merchantNumber = "0";
}
if(data.adServiceUrl === undefined){
data.adServiceUrl = "";
}
if(data.feesPageUrl === undefined){
data.feesPageUrl = "";
}
if(data.lender === undefined){
data.lender = {};
}
if(data.grievanceOffice === undefined){
data.grievanceOffice = {};
}
if(data.appListing === undefined){
data.appListing = {};
}
if(data.redirectOrigins === undefined){
data.redirectOrigins = [];
}
if(data.imageOrigins === undefined){
data.imageOrigins = [];
}
if(data.mediaOrigins === undefined){
data.mediaOrigins = [];
}
if(data.consent === undefined){
data.consent = "preset";
}
if(data.withdrawalLink === undefined){
data.withdrawalLink = "";
}
if(data.captchaAudio === undefined){
data.captchaAudio = false;
}
if(data.finalRefusals === undefined){
data.finalRefusals = [];
}
if(data.conversions === undefined){
data.conversions = {};
}
if(data.devTools === undefined){
data.devTools = false;
}
if(data.testLogin === undefined){
data.testLogin = {};
}
if(data.wire === undefined){
data.wire = {};
}
if(data.appName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "appName"},message:"must have required property '"+"appName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.languageType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "languageType"},message:"must have required property '"+"languageType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.theme === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "theme"},message:"must have required property '"+"theme"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.appName !== undefined){
let data0 = data.appName;
if(typeof data0 === "string"){
if(data0.length > 80){
const err4 = {instancePath:instancePath+"/appName",schemaPath:"#/properties/appName/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/appName",schemaPath:"#/properties/appName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/appName",schemaPath:"#/properties/appName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.languageType !== undefined){
let data1 = data.languageType;
if(!((data1 === 1) || (data1 === 2))){
const err7 = {instancePath:instancePath+"/languageType",schemaPath:"#/properties/languageType/enum",keyword:"enum",params:{allowedValues: schema11.properties.languageType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data2 = data.languages;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}$"},message:"must match pattern \""+"^[a-z]{2,3}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let data4 = data.apiOrigin;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err12 = {instancePath:instancePath+"/apiOrigin",schemaPath:"#/properties/apiOrigin/pattern",keyword:"pattern",params:{pattern: "^(|https?://[^/?#]+)$"},message:"must match pattern \""+"^(|https?://[^/?#]+)$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/apiOrigin",schemaPath:"#/properties/apiOrigin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data5 = data.loanApiPrefix;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
const err14 = {instancePath:instancePath+"/loanApiPrefix",schemaPath:"#/properties/loanApiPrefix/pattern",keyword:"pattern",params:{pattern: "^(|/[^?#]*[^/?#])$"},message:"must match pattern \""+"^(|/[^?#]*[^/?#])$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/loanApiPrefix",schemaPath:"#/properties/loanApiPrefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.theme !== undefined){
let data6 = data.theme;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.background === undefined){
const err16 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/required",keyword:"required",params:{missingProperty: "background"},message:"must have required property '"+"background"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.text === undefined){
const err17 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.accent === undefined){
const err18 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/required",keyword:"required",params:{missingProperty: "accent"},message:"must have required property '"+"accent"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data6){
if(!(((((((key1 === "background") || (key1 === "text")) || (key1 === "accent")) || (key1 === "radius")) || (key1 === "typeScale")) || (key1 === "font")) || (key1 === "palettes"))){
const err19 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.background !== undefined){
let data7 = data6.background;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err20 = {instancePath:instancePath+"/theme/background",schemaPath:"common.schema.json#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/theme/background",schemaPath:"common.schema.json#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.text !== undefined){
let data8 = data6.text;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err22 = {instancePath:instancePath+"/theme/text",schemaPath:"common.schema.json#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/theme/text",schemaPath:"common.schema.json#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.accent !== undefined){
let data9 = data6.accent;
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
const err24 = {instancePath:instancePath+"/theme/accent",schemaPath:"common.schema.json#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/theme/accent",schemaPath:"common.schema.json#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.radius !== undefined){
let data10 = data6.radius;
if(!(((data10 === "square") || (data10 === "soft")) || (data10 === "round"))){
const err26 = {instancePath:instancePath+"/theme/radius",schemaPath:"#/properties/theme/properties/radius/enum",keyword:"enum",params:{allowedValues: schema11.properties.theme.properties.radius.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.typeScale !== undefined){
let data11 = data6.typeScale;
if(!(((data11 === "compact") || (data11 === "regular")) || (data11 === "large"))){
const err27 = {instancePath:instancePath+"/theme/typeScale",schemaPath:"#/properties/theme/properties/typeScale/enum",keyword:"enum",params:{allowedValues: schema11.properties.theme.properties.typeScale.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.font !== undefined){
let data12 = data6.font;
if(typeof data12 === "string"){
if(data12.length > 100){
const err28 = {instancePath:instancePath+"/theme/font",schemaPath:"#/properties/theme/properties/font/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern6.test(data12)){
const err29 = {instancePath:instancePath+"/theme/font",schemaPath:"#/properties/theme/properties/font/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_][A-Za-z0-9._-]*\\.woff2$"},message:"must match pattern \""+"^[A-Za-z0-9_][A-Za-z0-9._-]*\\.woff2$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/theme/font",schemaPath:"#/properties/theme/properties/font/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.palettes !== undefined){
let data13 = data6.palettes;
if(Array.isArray(data13)){
if(data13.length > 12){
const err31 = {instancePath:instancePath+"/theme/palettes",schemaPath:"#/properties/theme/properties/palettes/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.id === undefined){
const err32 = {instancePath:instancePath+"/theme/palettes/" + i2,schemaPath:"#/properties/theme/properties/palettes/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data14.name === undefined){
const err33 = {instancePath:instancePath+"/theme/palettes/" + i2,schemaPath:"#/properties/theme/properties/palettes/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14.background === undefined){
const err34 = {instancePath:instancePath+"/theme/palettes/" + i2,schemaPath:"#/properties/theme/properties/palettes/items/required",keyword:"required",params:{missingProperty: "background"},message:"must have required property '"+"background"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14.text === undefined){
const err35 = {instancePath:instancePath+"/theme/palettes/" + i2,schemaPath:"#/properties/theme/properties/palettes/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data14.accent === undefined){
const err36 = {instancePath:instancePath+"/theme/palettes/" + i2,schemaPath:"#/properties/theme/properties/palettes/items/required",keyword:"required",params:{missingProperty: "accent"},message:"must have required property '"+"accent"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key2 in data14){
if(!(((((key2 === "id") || (key2 === "name")) || (key2 === "background")) || (key2 === "text")) || (key2 === "accent"))){
const err37 = {instancePath:instancePath+"/theme/palettes/" + i2,schemaPath:"#/properties/theme/properties/palettes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data14.id !== undefined){
let data15 = data14.id;
if(typeof data15 === "string"){
if(!pattern7.test(data15)){
const err38 = {instancePath:instancePath+"/theme/palettes/" + i2+"/id",schemaPath:"#/properties/theme/properties/palettes/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/theme/palettes/" + i2+"/id",schemaPath:"#/properties/theme/properties/palettes/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data14.name !== undefined){
let data16 = data14.name;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(Object.keys(data16).length < 1){
const err40 = {instancePath:instancePath+"/theme/palettes/" + i2+"/name",schemaPath:"common.schema.json#/$defs/textByLocale/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key3 in data16){
if(!((((key3 === "en") || (key3 === "es")) || (key3 === "zh")) || (key3 === "hi"))){
const err41 = {instancePath:instancePath+"/theme/palettes/" + i2+"/name",schemaPath:"common.schema.json#/$defs/textByLocale/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data16.en !== undefined){
if(typeof data16.en !== "string"){
const err42 = {instancePath:instancePath+"/theme/palettes/" + i2+"/name/en",schemaPath:"common.schema.json#/$defs/textByLocale/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data16.es !== undefined){
if(typeof data16.es !== "string"){
const err43 = {instancePath:instancePath+"/theme/palettes/" + i2+"/name/es",schemaPath:"common.schema.json#/$defs/textByLocale/properties/es/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data16.zh !== undefined){
if(typeof data16.zh !== "string"){
const err44 = {instancePath:instancePath+"/theme/palettes/" + i2+"/name/zh",schemaPath:"common.schema.json#/$defs/textByLocale/properties/zh/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data16.hi !== undefined){
if(typeof data16.hi !== "string"){
const err45 = {instancePath:instancePath+"/theme/palettes/" + i2+"/name/hi",schemaPath:"common.schema.json#/$defs/textByLocale/properties/hi/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/theme/palettes/" + i2+"/name",schemaPath:"common.schema.json#/$defs/textByLocale/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data14.background !== undefined){
let data21 = data14.background;
if(typeof data21 === "string"){
if(!pattern3.test(data21)){
const err47 = {instancePath:instancePath+"/theme/palettes/" + i2+"/background",schemaPath:"common.schema.json#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/theme/palettes/" + i2+"/background",schemaPath:"common.schema.json#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.text !== undefined){
let data22 = data14.text;
if(typeof data22 === "string"){
if(!pattern3.test(data22)){
const err49 = {instancePath:instancePath+"/theme/palettes/" + i2+"/text",schemaPath:"common.schema.json#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err50 = {instancePath:instancePath+"/theme/palettes/" + i2+"/text",schemaPath:"common.schema.json#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data14.accent !== undefined){
let data23 = data14.accent;
if(typeof data23 === "string"){
if(!pattern3.test(data23)){
const err51 = {instancePath:instancePath+"/theme/palettes/" + i2+"/accent",schemaPath:"common.schema.json#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
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
const err52 = {instancePath:instancePath+"/theme/palettes/" + i2+"/accent",schemaPath:"common.schema.json#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err53 = {instancePath:instancePath+"/theme/palettes/" + i2,schemaPath:"#/properties/theme/properties/palettes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err54 = {instancePath:instancePath+"/theme/palettes",schemaPath:"#/properties/theme/properties/palettes/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err55 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(typeof data.servicePhone !== "string"){
const err56 = {instancePath:instancePath+"/servicePhone",schemaPath:"#/properties/servicePhone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
let data25 = data.schemeLink;
if(typeof data25 === "string"){
if(!pattern11.test(data25)){
const err57 = {instancePath:instancePath+"/schemeLink",schemaPath:"#/properties/schemeLink/pattern",keyword:"pattern",params:{pattern: "^(|[a-z][a-z0-9+.-]*:.*)$"},message:"must match pattern \""+"^(|[a-z][a-z0-9+.-]*:.*)$"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/schemeLink",schemaPath:"#/properties/schemeLink/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
let data26 = data.storeLinks;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.android === undefined){
data26.android = "";
}
if(data26.ios === undefined){
data26.ios = "";
}
for(const key4 in data26){
if(!((key4 === "android") || (key4 === "ios"))){
const err59 = {instancePath:instancePath+"/storeLinks",schemaPath:"#/properties/storeLinks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
let data27 = data26.android;
if(typeof data27 === "string"){
if(!pattern12.test(data27)){
const err60 = {instancePath:instancePath+"/storeLinks/android",schemaPath:"#/properties/storeLinks/properties/android/pattern",keyword:"pattern",params:{pattern: "^(|https://.+)$"},message:"must match pattern \""+"^(|https://.+)$"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/storeLinks/android",schemaPath:"#/properties/storeLinks/properties/android/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
let data28 = data26.ios;
if(typeof data28 === "string"){
if(!pattern12.test(data28)){
const err62 = {instancePath:instancePath+"/storeLinks/ios",schemaPath:"#/properties/storeLinks/properties/ios/pattern",keyword:"pattern",params:{pattern: "^(|https://.+)$"},message:"must match pattern \""+"^(|https://.+)$"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/storeLinks/ios",schemaPath:"#/properties/storeLinks/properties/ios/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/storeLinks",schemaPath:"#/properties/storeLinks/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
let data29 = data.bridgeName;
if(typeof data29 === "string"){
if(!pattern14.test(data29)){
const err65 = {instancePath:instancePath+"/bridgeName",schemaPath:"#/properties/bridgeName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_$][A-Za-z0-9_$]*$"},message:"must match pattern \""+"^[A-Za-z_$][A-Za-z0-9_$]*$"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/bridgeName",schemaPath:"#/properties/bridgeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data.merchantNumber !== "string"){
const err67 = {instancePath:instancePath+"/merchantNumber",schemaPath:"#/properties/merchantNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
let data31 = data.adServiceUrl;
if(typeof data31 === "string"){
if(!pattern15.test(data31)){
const err68 = {instancePath:instancePath+"/adServiceUrl",schemaPath:"#/properties/adServiceUrl/pattern",keyword:"pattern",params:{pattern: "^(|https?://.+)$"},message:"must match pattern \""+"^(|https?://.+)$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/adServiceUrl",schemaPath:"#/properties/adServiceUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
let data32 = data.feesPageUrl;
if(typeof data32 === "string"){
if(!pattern12.test(data32)){
const err70 = {instancePath:instancePath+"/feesPageUrl",schemaPath:"#/properties/feesPageUrl/pattern",keyword:"pattern",params:{pattern: "^(|https://.+)$"},message:"must match pattern \""+"^(|https://.+)$"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/feesPageUrl",schemaPath:"#/properties/feesPageUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
let data33 = data.lender;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.name === undefined){
data33.name = "";
}
if(data33.registration === undefined){
data33.registration = "";
}
if(data33.address === undefined){
data33.address = "";
}
if(data33.email === undefined){
data33.email = "";
}
for(const key5 in data33){
if(!((((key5 === "name") || (key5 === "registration")) || (key5 === "address")) || (key5 === "email"))){
const err72 = {instancePath:instancePath+"/lender",schemaPath:"#/properties/lender/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(typeof data33.name !== "string"){
const err73 = {instancePath:instancePath+"/lender/name",schemaPath:"#/properties/lender/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(typeof data33.registration !== "string"){
const err74 = {instancePath:instancePath+"/lender/registration",schemaPath:"#/properties/lender/properties/registration/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(typeof data33.address !== "string"){
const err75 = {instancePath:instancePath+"/lender/address",schemaPath:"#/properties/lender/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(typeof data33.email !== "string"){
const err76 = {instancePath:instancePath+"/lender/email",schemaPath:"#/properties/lender/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/lender",schemaPath:"#/properties/lender/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
let data38 = data.grievanceOffice;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.name === undefined){
data38.name = "";
}
if(data38.phone === undefined){
data38.phone = "";
}
if(data38.email === undefined){
data38.email = "";
}
if(data38.address === undefined){
data38.address = "";
}
if(data38.hours === undefined){
data38.hours = "";
}
for(const key6 in data38){
if(!(((((key6 === "name") || (key6 === "phone")) || (key6 === "email")) || (key6 === "address")) || (key6 === "hours"))){
const err78 = {instancePath:instancePath+"/grievanceOffice",schemaPath:"#/properties/grievanceOffice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(typeof data38.name !== "string"){
const err79 = {instancePath:instancePath+"/grievanceOffice/name",schemaPath:"#/properties/grievanceOffice/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(typeof data38.phone !== "string"){
const err80 = {instancePath:instancePath+"/grievanceOffice/phone",schemaPath:"#/properties/grievanceOffice/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(typeof data38.email !== "string"){
const err81 = {instancePath:instancePath+"/grievanceOffice/email",schemaPath:"#/properties/grievanceOffice/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(typeof data38.address !== "string"){
const err82 = {instancePath:instancePath+"/grievanceOffice/address",schemaPath:"#/properties/grievanceOffice/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(typeof data38.hours !== "string"){
const err83 = {instancePath:instancePath+"/grievanceOffice/hours",schemaPath:"#/properties/grievanceOffice/properties/hours/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/grievanceOffice",schemaPath:"#/properties/grievanceOffice/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
let data44 = data.appListing;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.name === undefined){
data44.name = "";
}
if(data44.url === undefined){
data44.url = "";
}
for(const key7 in data44){
if(!((key7 === "name") || (key7 === "url"))){
const err85 = {instancePath:instancePath+"/appListing",schemaPath:"#/properties/appListing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
let data45 = data44.name;
if(typeof data45 === "string"){
if(data45.length > 200){
const err86 = {instancePath:instancePath+"/appListing/name",schemaPath:"#/properties/appListing/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/appListing/name",schemaPath:"#/properties/appListing/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
let data46 = data44.url;
if(typeof data46 === "string"){
if(!pattern12.test(data46)){
const err88 = {instancePath:instancePath+"/appListing/url",schemaPath:"#/properties/appListing/properties/url/pattern",keyword:"pattern",params:{pattern: "^(|https://.+)$"},message:"must match pattern \""+"^(|https://.+)$"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/appListing/url",schemaPath:"#/properties/appListing/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/appListing",schemaPath:"#/properties/appListing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
let data47 = data.redirectOrigins;
if(Array.isArray(data47)){
const len2 = data47.length;
for(let i3=0; i3<len2; i3++){
let data48 = data47[i3];
if(typeof data48 === "string"){
if(!pattern18.test(data48)){
const err91 = {instancePath:instancePath+"/redirectOrigins/" + i3,schemaPath:"#/properties/redirectOrigins/items/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#]+$"},message:"must match pattern \""+"^https?://[^/?#]+$"+"\""};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/redirectOrigins/" + i3,schemaPath:"#/properties/redirectOrigins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err93 = {instancePath:instancePath+"/redirectOrigins",schemaPath:"#/properties/redirectOrigins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
let data49 = data.imageOrigins;
if(Array.isArray(data49)){
const len3 = data49.length;
for(let i4=0; i4<len3; i4++){
let data50 = data49[i4];
if(typeof data50 === "string"){
if(!pattern18.test(data50)){
const err94 = {instancePath:instancePath+"/imageOrigins/" + i4,schemaPath:"#/properties/imageOrigins/items/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#]+$"},message:"must match pattern \""+"^https?://[^/?#]+$"+"\""};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/imageOrigins/" + i4,schemaPath:"#/properties/imageOrigins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err96 = {instancePath:instancePath+"/imageOrigins",schemaPath:"#/properties/imageOrigins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
let data51 = data.mediaOrigins;
if(Array.isArray(data51)){
const len4 = data51.length;
for(let i5=0; i5<len4; i5++){
let data52 = data51[i5];
if(typeof data52 === "string"){
if(!pattern18.test(data52)){
const err97 = {instancePath:instancePath+"/mediaOrigins/" + i5,schemaPath:"#/properties/mediaOrigins/items/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#]+$"},message:"must match pattern \""+"^https?://[^/?#]+$"+"\""};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/mediaOrigins/" + i5,schemaPath:"#/properties/mediaOrigins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/mediaOrigins",schemaPath:"#/properties/mediaOrigins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
let data53 = data.consent;
if(!((data53 === "preset") || (data53 === "asked"))){
const err100 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/enum",keyword:"enum",params:{allowedValues: schema11.properties.consent.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
let data54 = data.withdrawalLink;
if(typeof data54 === "string"){
if(!pattern21.test(data54)){
const err101 = {instancePath:instancePath+"/withdrawalLink",schemaPath:"#/properties/withdrawalLink/pattern",keyword:"pattern",params:{pattern: "^(|https://.+|mailto:.+@.+|tel:\\+?[0-9]+)$"},message:"must match pattern \""+"^(|https://.+|mailto:.+@.+|tel:\\+?[0-9]+)$"+"\""};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/withdrawalLink",schemaPath:"#/properties/withdrawalLink/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(typeof data.captchaAudio !== "boolean"){
const err103 = {instancePath:instancePath+"/captchaAudio",schemaPath:"#/properties/captchaAudio/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
let data56 = data.finalRefusals;
if(Array.isArray(data56)){
const len5 = data56.length;
for(let i6=0; i6<len5; i6++){
let data57 = data56[i6];
if(typeof data57 === "string"){
if(data57.length < 1){
const err104 = {instancePath:instancePath+"/finalRefusals/" + i6,schemaPath:"#/properties/finalRefusals/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/finalRefusals/" + i6,schemaPath:"#/properties/finalRefusals/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/finalRefusals",schemaPath:"#/properties/finalRefusals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
let data58 = data.conversions;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.delayMinutes === undefined){
data58.delayMinutes = 10;
}
if(data58.endpoints === undefined){
data58.endpoints = [];
}
for(const key8 in data58){
if(!((key8 === "delayMinutes") || (key8 === "endpoints"))){
const err107 = {instancePath:instancePath+"/conversions",schemaPath:"#/properties/conversions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
let data59 = data58.delayMinutes;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err108 = {instancePath:instancePath+"/conversions/delayMinutes",schemaPath:"#/properties/conversions/properties/delayMinutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 1440 || isNaN(data59)){
const err109 = {instancePath:instancePath+"/conversions/delayMinutes",schemaPath:"#/properties/conversions/properties/delayMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440},message:"must be <= 1440"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data59 < 0 || isNaN(data59)){
const err110 = {instancePath:instancePath+"/conversions/delayMinutes",schemaPath:"#/properties/conversions/properties/delayMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
let data60 = data58.endpoints;
if(Array.isArray(data60)){
if(data60.length > 5){
const err111 = {instancePath:instancePath+"/conversions/endpoints",schemaPath:"#/properties/conversions/properties/endpoints/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
const len6 = data60.length;
for(let i7=0; i7<len6; i7++){
let data61 = data60[i7];
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.name === undefined){
const err112 = {instancePath:instancePath+"/conversions/endpoints/" + i7,schemaPath:"#/properties/conversions/properties/endpoints/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data61.url === undefined){
const err113 = {instancePath:instancePath+"/conversions/endpoints/" + i7,schemaPath:"#/properties/conversions/properties/endpoints/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data61.clickIds === undefined){
const err114 = {instancePath:instancePath+"/conversions/endpoints/" + i7,schemaPath:"#/properties/conversions/properties/endpoints/items/required",keyword:"required",params:{missingProperty: "clickIds"},message:"must have required property '"+"clickIds"+"'"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
for(const key9 in data61){
if(!(((key9 === "name") || (key9 === "url")) || (key9 === "clickIds"))){
const err115 = {instancePath:instancePath+"/conversions/endpoints/" + i7,schemaPath:"#/properties/conversions/properties/endpoints/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data61.name !== undefined){
let data62 = data61.name;
if(typeof data62 === "string"){
if(!pattern7.test(data62)){
const err116 = {instancePath:instancePath+"/conversions/endpoints/" + i7+"/name",schemaPath:"#/properties/conversions/properties/endpoints/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/conversions/endpoints/" + i7+"/name",schemaPath:"#/properties/conversions/properties/endpoints/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data61.url !== undefined){
let data63 = data61.url;
if(typeof data63 === "string"){
if(data63.length > 500){
const err118 = {instancePath:instancePath+"/conversions/endpoints/" + i7+"/url",schemaPath:"#/properties/conversions/properties/endpoints/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(!pattern23.test(data63)){
const err119 = {instancePath:instancePath+"/conversions/endpoints/" + i7+"/url",schemaPath:"#/properties/conversions/properties/endpoints/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s#]+$"},message:"must match pattern \""+"^https?://[^\\s#]+$"+"\""};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/conversions/endpoints/" + i7+"/url",schemaPath:"#/properties/conversions/properties/endpoints/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data61.clickIds !== undefined){
let data64 = data61.clickIds;
if(Array.isArray(data64)){
if(data64.length < 1){
const err121 = {instancePath:instancePath+"/conversions/endpoints/" + i7+"/clickIds",schemaPath:"#/properties/conversions/properties/endpoints/items/properties/clickIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
const len7 = data64.length;
for(let i8=0; i8<len7; i8++){
let data65 = data64[i8];
if(!((((data65 === "gclid") || (data65 === "fbclid")) || (data65 === "ttclid")) || (data65 === "msclkid"))){
const err122 = {instancePath:instancePath+"/conversions/endpoints/" + i7+"/clickIds/" + i8,schemaPath:"common.schema.json#/$defs/clickIdKind/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/conversions/endpoints/" + i7+"/clickIds",schemaPath:"#/properties/conversions/properties/endpoints/items/properties/clickIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/conversions/endpoints/" + i7,schemaPath:"#/properties/conversions/properties/endpoints/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/conversions/endpoints",schemaPath:"#/properties/conversions/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
else {
const err126 = {instancePath:instancePath+"/conversions",schemaPath:"#/properties/conversions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(typeof data.devTools !== "boolean"){
const err127 = {instancePath:instancePath+"/devTools",schemaPath:"#/properties/devTools/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
let data67 = data.testLogin;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.username === undefined){
data67.username = "";
}
if(data67.smsCode === undefined){
data67.smsCode = "";
}
for(const key10 in data67){
if(!((key10 === "username") || (key10 === "smsCode"))){
const err128 = {instancePath:instancePath+"/testLogin",schemaPath:"#/properties/testLogin/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(typeof data67.username !== "string"){
const err129 = {instancePath:instancePath+"/testLogin/username",schemaPath:"#/properties/testLogin/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(typeof data67.smsCode !== "string"){
const err130 = {instancePath:instancePath+"/testLogin/smsCode",schemaPath:"#/properties/testLogin/properties/smsCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
else {
const err131 = {instancePath:instancePath+"/testLogin",schemaPath:"#/properties/testLogin/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
let data70 = data.wire;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.paths === undefined){
data70.paths = {};
}
if(data70.fields === undefined){
data70.fields = {};
}
for(const key11 in data70){
if(!((key11 === "paths") || (key11 === "fields"))){
const err132 = {instancePath:instancePath+"/wire",schemaPath:"#/properties/wire/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
let data71 = data70.paths;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
for(const key12 in data71){
let data72 = data71[key12];
if(typeof data72 === "string"){
if(!pattern24.test(data72)){
const err133 = {instancePath:instancePath+"/wire/paths/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/wire/properties/paths/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^/[^?#]*$"},message:"must match pattern \""+"^/[^?#]*$"+"\""};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
else {
const err134 = {instancePath:instancePath+"/wire/paths/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/wire/properties/paths/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/wire/paths",schemaPath:"#/properties/wire/properties/paths/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
let data73 = data70.fields;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
for(const key13 in data73){
let data74 = data73[key13];
if(typeof data74 === "string"){
if(data74.length < 1){
const err136 = {instancePath:instancePath+"/wire/fields/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/wire/properties/fields/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/wire/fields/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/wire/properties/fields/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err138 = {instancePath:instancePath+"/wire/fields",schemaPath:"#/properties/wire/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/wire",schemaPath:"#/properties/wire/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
else {
const err140 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

