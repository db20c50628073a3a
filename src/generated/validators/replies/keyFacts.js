// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;

function validate10(data){
/*# sourceURL="https://vitrina.example/schemas/v1/replies/keyFacts.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allInRate !== undefined){
let data0 = data.allInRate;
if(((!((typeof data0 == "number") && (isFinite(data0)))) && (typeof data0 !== "string")) && (data0 !== null)){
const err0 = {instancePath:"/allInRate"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.annualRate !== undefined){
let data1 = data.annualRate;
if(((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")) && (data1 !== null)){
const err1 = {instancePath:"/annualRate"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.disbursedOn !== undefined){
let data2 = data.disbursedOn;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (data2 !== null)){
const err2 = {instancePath:"/disbursedOn"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.charges !== undefined){
let data3 = data.charges;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err3 = {instancePath:"/charges"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.text !== undefined){
let data5 = data4.text;
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (data5 !== null)){
const err4 = {instancePath:"/charges/" + i0+"/text"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data4.amount !== undefined){
let data6 = data4.amount;
if(((!((typeof data6 == "number") && (isFinite(data6)))) && (typeof data6 !== "string")) && (data6 !== null)){
const err5 = {instancePath:"/charges/" + i0+"/amount"};
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
const err6 = {instancePath:"/charges/" + i0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.lateCharges !== undefined){
let data7 = data.lateCharges;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err7 = {instancePath:"/lateCharges"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.text !== undefined){
let data9 = data8.text;
if(((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (data9 !== null)){
const err8 = {instancePath:"/lateCharges/" + i1+"/text"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data8.value !== undefined){
let data10 = data8.value;
if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (data10 !== null)){
const err9 = {instancePath:"/lateCharges/" + i1+"/value"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:"/lateCharges/" + i1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
}
else {
const err11 = {instancePath:""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

