// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/blockPackage.schema.json","title":"BlockPackage","description":"block.json: what a block package says of its block. Files have fixed names beside it, so that it names none.","type":"object","additionalProperties":false,"required":["type","version","title","purpose","group","icon","fixture"],"properties":{"$schema":{"type":"string"},"type":{"title":"Type","description":"What documents call the block: the vendor, a slash, its name.","type":"string","pattern":"^[a-z][a-z0-9]{1,30}/[a-z][A-Za-z0-9]{1,31}$"},"version":{"title":"Version of the props","description":"Raised by a change that older props don't fit, together with a step in migrations/.","type":"integer","minimum":1,"maximum":999},"title":{"title":"Name in the editor","$ref":"#/$defs/words"},"purpose":{"title":"What it is for, in a few words","$ref":"#/$defs/words"},"words":{"title":"Other words to find it by","$ref":"#/$defs/words"},"group":{"title":"Heading under which the editor offers it","enum":["main","loan","trust"]},"icon":{"title":"Icon","description":"A path drawn in lines on a grid of 24 by 24: the d of an SVG path.","type":"string","minLength":2,"maxLength":600,"pattern":"^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$"},"isStatic":{"title":"Static","description":"No handler, state or effect, the same for every visitor: the browser gets its HTML alone and none of its code.","type":"boolean"},"fixture":{"title":"Fixture","description":"Props that a new block starts with, that tests draw and the catalogue shows. Texts in every language that the package speaks.","type":"object"},"origins":{"title":"Other origins","description":"Where its pictures and videos come from besides the page's own origin. The operator allows each in the brand file.","type":"object","additionalProperties":false,"properties":{"images":{"$ref":"#/$defs/origins"},"media":{"$ref":"#/$defs/origins"}}}},"$defs":{"words":{"title":"EditorWords","type":"object","required":["en"],"additionalProperties":{"type":"string","minLength":1,"maxLength":120},"properties":{"en":{"type":"string","minLength":1,"maxLength":120}}},"origins":{"title":"PackageOrigins","type":"array","maxItems":10,"items":{"type":"string","pattern":"^https://[a-z0-9.-]+(?::[0-9]+)?$"}}}};
const schema12 = {"title":"EditorWords","type":"object","required":["en"],"additionalProperties":{"type":"string","minLength":1,"maxLength":120},"properties":{"en":{"type":"string","minLength":1,"maxLength":120}}};
const schema15 = {"title":"PackageOrigins","type":"array","maxItems":10,"items":{"type":"string","pattern":"^https://[a-z0-9.-]+(?::[0-9]+)?$"}};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z][a-z0-9]{1,30}/[a-z][A-Za-z0-9]{1,31}$", "");
const pattern1 = new RegExp("^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$", "");
const pattern2 = new RegExp("^https://[a-z0-9.-]+(?::[0-9]+)?$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/blockPackage.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.purpose === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purpose"},message:"must have required property '"+"purpose"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.group === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.icon === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.fixture === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fixture"},message:"must have required property '"+"fixture"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err8 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]{1,30}/[a-z][A-Za-z0-9]{1,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9]{1,30}/[a-z][A-Za-z0-9]{1,31}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 999 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.title !== undefined){
let data3 = data.title;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.en === undefined){
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/words/required",keyword:"required",params:{missingProperty: "en"},message:"must have required property '"+"en"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data3){
if(!(key1 === "en")){
let data4 = data3[key1];
if(typeof data4 === "string"){
if(data4.length > 120){
const err15 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/words/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.length < 1){
const err16 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/words/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/title/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/words/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data3.en !== undefined){
let data5 = data3.en;
if(typeof data5 === "string"){
if(data5.length > 120){
const err18 = {instancePath:instancePath+"/title/en",schemaPath:"#/$defs/words/properties/en/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.length < 1){
const err19 = {instancePath:instancePath+"/title/en",schemaPath:"#/$defs/words/properties/en/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/title/en",schemaPath:"#/$defs/words/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err21 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/words/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.purpose !== undefined){
let data6 = data.purpose;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.en === undefined){
const err22 = {instancePath:instancePath+"/purpose",schemaPath:"#/$defs/words/required",keyword:"required",params:{missingProperty: "en"},message:"must have required property '"+"en"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data6){
if(!(key2 === "en")){
let data7 = data6[key2];
if(typeof data7 === "string"){
if(data7.length > 120){
const err23 = {instancePath:instancePath+"/purpose/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/words/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.length < 1){
const err24 = {instancePath:instancePath+"/purpose/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/words/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err25 = {instancePath:instancePath+"/purpose/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/words/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data6.en !== undefined){
let data8 = data6.en;
if(typeof data8 === "string"){
if(data8.length > 120){
const err26 = {instancePath:instancePath+"/purpose/en",schemaPath:"#/$defs/words/properties/en/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.length < 1){
const err27 = {instancePath:instancePath+"/purpose/en",schemaPath:"#/$defs/words/properties/en/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/purpose/en",schemaPath:"#/$defs/words/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/purpose",schemaPath:"#/$defs/words/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.words !== undefined){
let data9 = data.words;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.en === undefined){
const err30 = {instancePath:instancePath+"/words",schemaPath:"#/$defs/words/required",keyword:"required",params:{missingProperty: "en"},message:"must have required property '"+"en"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key3 in data9){
if(!(key3 === "en")){
let data10 = data9[key3];
if(typeof data10 === "string"){
if(data10.length > 120){
const err31 = {instancePath:instancePath+"/words/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/words/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.length < 1){
const err32 = {instancePath:instancePath+"/words/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/words/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/words/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/words/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data9.en !== undefined){
let data11 = data9.en;
if(typeof data11 === "string"){
if(data11.length > 120){
const err34 = {instancePath:instancePath+"/words/en",schemaPath:"#/$defs/words/properties/en/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.length < 1){
const err35 = {instancePath:instancePath+"/words/en",schemaPath:"#/$defs/words/properties/en/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/words/en",schemaPath:"#/$defs/words/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/words",schemaPath:"#/$defs/words/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.group !== undefined){
let data12 = data.group;
if(!(((data12 === "main") || (data12 === "loan")) || (data12 === "trust"))){
const err38 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues: schema11.properties.group.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.icon !== undefined){
let data13 = data.icon;
if(typeof data13 === "string"){
if(data13.length > 600){
const err39 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.length < 2){
const err40 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern1.test(data13)){
const err41 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/pattern",keyword:"pattern",params:{pattern: "^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$"},message:"must match pattern \""+"^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.isStatic !== undefined){
if(typeof data.isStatic !== "boolean"){
const err43 = {instancePath:instancePath+"/isStatic",schemaPath:"#/properties/isStatic/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.fixture !== undefined){
let data15 = data.fixture;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err44 = {instancePath:instancePath+"/fixture",schemaPath:"#/properties/fixture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.origins !== undefined){
let data16 = data.origins;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key4 in data16){
if(!((key4 === "images") || (key4 === "media"))){
const err45 = {instancePath:instancePath+"/origins",schemaPath:"#/properties/origins/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data16.images !== undefined){
let data17 = data16.images;
if(Array.isArray(data17)){
if(data17.length > 10){
const err46 = {instancePath:instancePath+"/origins/images",schemaPath:"#/$defs/origins/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
const err47 = {instancePath:instancePath+"/origins/images/" + i0,schemaPath:"#/$defs/origins/items/pattern",keyword:"pattern",params:{pattern: "^https://[a-z0-9.-]+(?::[0-9]+)?$"},message:"must match pattern \""+"^https://[a-z0-9.-]+(?::[0-9]+)?$"+"\""};
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
const err48 = {instancePath:instancePath+"/origins/images/" + i0,schemaPath:"#/$defs/origins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/origins/images",schemaPath:"#/$defs/origins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data16.media !== undefined){
let data19 = data16.media;
if(Array.isArray(data19)){
if(data19.length > 10){
const err50 = {instancePath:instancePath+"/origins/media",schemaPath:"#/$defs/origins/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(typeof data20 === "string"){
if(!pattern2.test(data20)){
const err51 = {instancePath:instancePath+"/origins/media/" + i1,schemaPath:"#/$defs/origins/items/pattern",keyword:"pattern",params:{pattern: "^https://[a-z0-9.-]+(?::[0-9]+)?$"},message:"must match pattern \""+"^https://[a-z0-9.-]+(?::[0-9]+)?$"+"\""};
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
const err52 = {instancePath:instancePath+"/origins/media/" + i1,schemaPath:"#/$defs/origins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err53 = {instancePath:instancePath+"/origins/media",schemaPath:"#/$defs/origins/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err54 = {instancePath:instancePath+"/origins",schemaPath:"#/properties/origins/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

