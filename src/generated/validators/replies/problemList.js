// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;

function validate10(data){
/*# sourceURL="https://vitrina.example/schemas/v1/replies/problemList.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tabs !== undefined){
let data0 = data.tabs;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:"/tabs"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title !== undefined){
let data2 = data1.title;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (data2 !== null)){
const err1 = {instancePath:"/tabs/" + i0+"/title"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.list !== undefined){
let data3 = data1.list;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err2 = {instancePath:"/tabs/" + i0+"/list"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id !== undefined){
let data5 = data4.id;
if(data5 !== null && ((typeof data5 == "string" && data5.trim() === "") || (!(typeof data5 == "string") && !Number.isSafeInteger(data5)))){
const err3 = {instancePath:""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data4.time !== undefined){
let data6 = data4.time;
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (data6 !== null)){
const err4 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/time"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data4.type !== undefined){
let data7 = data4.type;
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (data7 !== null)){
const err5 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/type"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data4.sonType !== undefined){
let data8 = data4.sonType;
if(((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (data8 !== null)){
const err6 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/sonType"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.content !== undefined){
let data9 = data4.content;
if((typeof data9 !== "string") && (data9 !== null)){
const err7 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/content"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.images !== undefined){
let data10 = data4.images;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(typeof data10[i2] !== "string"){
const err8 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/images/" + i2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/images"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs27 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err10 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/images"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid8 = valid8 || _valid0;
}
if(!valid8){
const err11 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/images"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data4.disposeDetail !== undefined){
let data12 = data4.disposeDetail;
if((typeof data12 !== "string") && (data12 !== null)){
const err12 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/disposeDetail"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.disposeImages !== undefined){
let data13 = data4.disposeImages;
const _errs32 = errors;
let valid11 = false;
const _errs33 = errors;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(typeof data13[i3] !== "string"){
const err13 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/disposeImages/" + i3};
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
else {
const err14 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/disposeImages"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs33 === errors;
valid11 = valid11 || _valid1;
if(!valid11){
const _errs37 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
const err15 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/disposeImages"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs37 === errors;
valid11 = valid11 || _valid1;
}
if(!valid11){
const err16 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/disposeImages"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
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
}
if(data4.isNeedScore !== undefined){
let data15 = data4.isNeedScore;
if((((!((typeof data15 == "number") && (isFinite(data15)))) && (typeof data15 !== "string")) && (typeof data15 !== "boolean")) && (data15 !== null)){
const err17 = {instancePath:"/tabs/" + i0+"/list/" + i1+"/isNeedScore"};
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
const err18 = {instancePath:"/tabs/" + i0+"/list/" + i1};
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
}
}
else {
const err19 = {instancePath:"/tabs/" + i0};
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
}
}
else {
const err20 = {instancePath:""};
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

