// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;

function validate10(data){
/*# sourceURL="https://vitrina.example/schemas/v1/replies/contractDetail.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userName !== undefined){
let data0 = data.userName;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:"/userName"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.username !== undefined){
let data1 = data.username;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:"/username"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.productName !== undefined){
let data2 = data.productName;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:"/productName"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.amount !== undefined){
let data3 = data.amount;
if(((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")) && (data3 !== null)){
const err3 = {instancePath:"/amount"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.bankNo !== undefined){
let data4 = data.bankNo;
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (data4 !== null)){
const err4 = {instancePath:"/bankNo"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.daiDate !== undefined){
let data5 = data.daiDate;
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (data5 !== null)){
const err5 = {instancePath:"/daiDate"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.planDate !== undefined){
let data6 = data.planDate;
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (data6 !== null)){
const err6 = {instancePath:"/planDate"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.contractAmount !== undefined){
let data7 = data.contractAmount;
if(((!((typeof data7 == "number") && (isFinite(data7)))) && (typeof data7 !== "string")) && (data7 !== null)){
const err7 = {instancePath:"/contractAmount"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.commission !== undefined){
let data8 = data.commission;
if(((!((typeof data8 == "number") && (isFinite(data8)))) && (typeof data8 !== "string")) && (data8 !== null)){
const err8 = {instancePath:"/commission"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Interest !== undefined){
let data9 = data.Interest;
if(((!((typeof data9 == "number") && (isFinite(data9)))) && (typeof data9 !== "string")) && (data9 !== null)){
const err9 = {instancePath:"/Interest"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.IVA !== undefined){
let data10 = data.IVA;
if(((!((typeof data10 == "number") && (isFinite(data10)))) && (typeof data10 !== "string")) && (data10 !== null)){
const err10 = {instancePath:"/IVA"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.giveAmount !== undefined){
let data11 = data.giveAmount;
if(((!((typeof data11 == "number") && (isFinite(data11)))) && (typeof data11 !== "string")) && (data11 !== null)){
const err11 = {instancePath:"/giveAmount"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.userAddress !== undefined){
let data12 = data.userAddress;
if((typeof data12 !== "string") && (data12 !== null)){
const err12 = {instancePath:"/userAddress"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.contractDate !== undefined){
let data13 = data.contractDate;
if(((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))) && (data13 !== null)){
const err13 = {instancePath:"/contractDate"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.company !== undefined){
let data14 = data.company;
if((typeof data14 !== "string") && (data14 !== null)){
const err14 = {instancePath:"/company"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

