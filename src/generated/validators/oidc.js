// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/oidc.schema.json","title":"OidcFile","description":"The file that OIDC_FILE names: the identity provider at which people sign in to the editor, and what its groups may do.","type":"object","required":["issuer","clientId","name","groups"],"properties":{"$schema":{"type":"string"},"issuer":{"type":"string","description":"As the provider writes it in its metadata, which are read from /.well-known/openid-configuration below it.","pattern":"^https://[^\\s?#]+$","maxLength":300},"clientId":{"type":"string","minLength":1,"maxLength":300},"clientAuthentication":{"description":"How this host proves itself with OIDC_CLIENT_SECRET.","enum":["client_secret_basic","client_secret_post"],"default":"client_secret_basic"},"name":{"type":"string","description":"What people call it: the button says Sign in with it.","minLength":1,"maxLength":60},"caFile":{"type":"string","description":"PEM file of the authorities that may vouch for the provider; absent: the public ones.","minLength":1},"scopes":{"type":"array","description":"What is asked for besides openid, email and profile.","items":{"type":"string","pattern":"^[!#-\\[\\]-~]+$"},"default":[]},"groupsClaim":{"type":"string","description":"The claim that lists a person's groups, of the ID token or of UserInfo.","minLength":1,"default":"groups"},"groups":{"type":"array","description":"What each group may do. Of several, those of the highest role count, with all their markets.","minItems":1,"items":{"type":"object","required":["group","role"],"properties":{"group":{"type":"string","minLength":1},"role":{"$ref":"editor/common.schema.json#/$defs/role"},"markets":{"type":"array","description":"Absent: every market, as for each administrator.","minItems":1,"items":{"enum":["mx","in","none"]}}},"additionalProperties":false}},"localAccounts":{"description":"Who may sign in with a password of this host: everybody who has one, or these e-mail addresses alone.","anyOf":[{"const":"all"},{"type":"array","items":{"type":"string","pattern":"^[^\\s@]+@[^\\s@]+$"}}],"default":"all"},"linkByEmail":{"type":"boolean","description":"Whether an account that is here already becomes that of who has the same e-mail address, verified by the provider. Its password is worth nothing from then on.","default":false},"demand":{"type":"object","description":"What the provider must say of how somebody signed in, such as with a second factor.","properties":{"acr":{"type":"array","description":"One of these; they are asked for.","minItems":1,"items":{"type":"string","minLength":1}},"amr":{"type":"array","description":"One of these at least.","minItems":1,"items":{"type":"string","minLength":1}}},"additionalProperties":false},"endsProviderSession":{"type":"boolean","description":"Whether signing out here leads to the provider's sign-out too.","default":false}},"additionalProperties":false};
const schema13 = {"title":"Role","description":"What an account may do; each one includes those before it.","enum":["viewer","editor","publisher","administrator"]};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^https://[^\\s?#]+$", "");
const pattern1 = new RegExp("^[!#-\\[\\]-~]+$", "");
const pattern2 = new RegExp("^[^\\s@]+@[^\\s@]+$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/oidc.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clientAuthentication === undefined){
data.clientAuthentication = "client_secret_basic";
}
if(data.scopes === undefined){
data.scopes = [];
}
if(data.groupsClaim === undefined){
data.groupsClaim = "groups";
}
if(data.localAccounts === undefined){
data.localAccounts = "all";
}
if(data.linkByEmail === undefined){
data.linkByEmail = false;
}
if(data.endsProviderSession === undefined){
data.endsProviderSession = false;
}
if(data.issuer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuer"},message:"must have required property '"+"issuer"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.clientId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.groups === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.issuer !== undefined){
let data1 = data.issuer;
if(typeof data1 === "string"){
if(data1.length > 300){
const err6 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(data1)){
const err7 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/pattern",keyword:"pattern",params:{pattern: "^https://[^\\s?#]+$"},message:"must match pattern \""+"^https://[^\\s?#]+$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.clientId !== undefined){
let data2 = data.clientId;
if(typeof data2 === "string"){
if(data2.length > 300){
const err9 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let data3 = data.clientAuthentication;
if(!((data3 === "client_secret_basic") || (data3 === "client_secret_post"))){
const err12 = {instancePath:instancePath+"/clientAuthentication",schemaPath:"#/properties/clientAuthentication/enum",keyword:"enum",params:{allowedValues: schema11.properties.clientAuthentication.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(data4.length > 60){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.caFile !== undefined){
let data5 = data.caFile;
if(typeof data5 === "string"){
if(data5.length < 1){
const err16 = {instancePath:instancePath+"/caFile",schemaPath:"#/properties/caFile/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err17 = {instancePath:instancePath+"/caFile",schemaPath:"#/properties/caFile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let data6 = data.scopes;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
const err18 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{pattern: "^[!#-\\[\\]-~]+$"},message:"must match pattern \""+"^[!#-\\[\\]-~]+$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err20 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
let data8 = data.groupsClaim;
if(typeof data8 === "string"){
if(data8.length < 1){
const err21 = {instancePath:instancePath+"/groupsClaim",schemaPath:"#/properties/groupsClaim/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/groupsClaim",schemaPath:"#/properties/groupsClaim/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.groups !== undefined){
let data9 = data.groups;
if(Array.isArray(data9)){
if(data9.length < 1){
const err23 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.group === undefined){
const err24 = {instancePath:instancePath+"/groups/" + i1,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10.role === undefined){
const err25 = {instancePath:instancePath+"/groups/" + i1,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data10){
if(!(((key1 === "group") || (key1 === "role")) || (key1 === "markets"))){
const err26 = {instancePath:instancePath+"/groups/" + i1,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.group !== undefined){
let data11 = data10.group;
if(typeof data11 === "string"){
if(data11.length < 1){
const err27 = {instancePath:instancePath+"/groups/" + i1+"/group",schemaPath:"#/properties/groups/items/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err28 = {instancePath:instancePath+"/groups/" + i1+"/group",schemaPath:"#/properties/groups/items/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data10.role !== undefined){
let data12 = data10.role;
if(!((((data12 === "viewer") || (data12 === "editor")) || (data12 === "publisher")) || (data12 === "administrator"))){
const err29 = {instancePath:instancePath+"/groups/" + i1+"/role",schemaPath:"editor/common.schema.json#/$defs/role/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data10.markets !== undefined){
let data13 = data10.markets;
if(Array.isArray(data13)){
if(data13.length < 1){
const err30 = {instancePath:instancePath+"/groups/" + i1+"/markets",schemaPath:"#/properties/groups/items/properties/markets/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(!(((data14 === "mx") || (data14 === "in")) || (data14 === "none"))){
const err31 = {instancePath:instancePath+"/groups/" + i1+"/markets/" + i2,schemaPath:"#/properties/groups/items/properties/markets/items/enum",keyword:"enum",params:{allowedValues: schema11.properties.groups.items.properties.markets.items.enum},message:"must be equal to one of the allowed values"};
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
const err32 = {instancePath:instancePath+"/groups/" + i1+"/markets",schemaPath:"#/properties/groups/items/properties/markets/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err33 = {instancePath:instancePath+"/groups/" + i1,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err34 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
let data15 = data.localAccounts;
const _errs32 = errors;
let valid9 = false;
const _errs33 = errors;
if("all" !== data15){
const err35 = {instancePath:instancePath+"/localAccounts",schemaPath:"#/properties/localAccounts/anyOf/0/const",keyword:"const",params:{allowedValue: "all"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs33 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const _errs34 = errors;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(typeof data16 === "string"){
if(!pattern2.test(data16)){
const err36 = {instancePath:instancePath+"/localAccounts/" + i3,schemaPath:"#/properties/localAccounts/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+$"},message:"must match pattern \""+"^[^\\s@]+@[^\\s@]+$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/localAccounts/" + i3,schemaPath:"#/properties/localAccounts/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/localAccounts",schemaPath:"#/properties/localAccounts/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid9 = valid9 || _valid0;
}
if(!valid9){
const err39 = {instancePath:instancePath+"/localAccounts",schemaPath:"#/properties/localAccounts/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
if(typeof data.linkByEmail !== "boolean"){
const err40 = {instancePath:instancePath+"/linkByEmail",schemaPath:"#/properties/linkByEmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data.demand !== undefined){
let data18 = data.demand;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 in data18){
if(!((key2 === "acr") || (key2 === "amr"))){
const err41 = {instancePath:instancePath+"/demand",schemaPath:"#/properties/demand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data18.acr !== undefined){
let data19 = data18.acr;
if(Array.isArray(data19)){
if(data19.length < 1){
const err42 = {instancePath:instancePath+"/demand/acr",schemaPath:"#/properties/demand/properties/acr/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
let data20 = data19[i4];
if(typeof data20 === "string"){
if(data20.length < 1){
const err43 = {instancePath:instancePath+"/demand/acr/" + i4,schemaPath:"#/properties/demand/properties/acr/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/demand/acr/" + i4,schemaPath:"#/properties/demand/properties/acr/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err45 = {instancePath:instancePath+"/demand/acr",schemaPath:"#/properties/demand/properties/acr/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.amr !== undefined){
let data21 = data18.amr;
if(Array.isArray(data21)){
if(data21.length < 1){
const err46 = {instancePath:instancePath+"/demand/amr",schemaPath:"#/properties/demand/properties/amr/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
let data22 = data21[i5];
if(typeof data22 === "string"){
if(data22.length < 1){
const err47 = {instancePath:instancePath+"/demand/amr/" + i5,schemaPath:"#/properties/demand/properties/amr/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err48 = {instancePath:instancePath+"/demand/amr/" + i5,schemaPath:"#/properties/demand/properties/amr/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err49 = {instancePath:instancePath+"/demand/amr",schemaPath:"#/properties/demand/properties/amr/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/demand",schemaPath:"#/properties/demand/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(typeof data.endsProviderSession !== "boolean"){
const err51 = {instancePath:instancePath+"/endsProviderSession",schemaPath:"#/properties/endsProviderSession/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

