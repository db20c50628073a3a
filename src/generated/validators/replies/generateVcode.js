// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;

function validate10(data){
/*# sourceURL="https://vitrina.example/schemas/v1/replies/generateVcode.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.topLogo !== undefined){
let data0 = data.topLogo;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:"/topLogo"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.repayDetail !== undefined){
let data1 = data.repayDetail;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err1 = {instancePath:"/repayDetail"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.amount !== undefined){
let data2 = data1.amount;
if(((!((typeof data2 == "number") && (isFinite(data2)))) && (typeof data2 !== "string")) && (data2 !== null)){
const err2 = {instancePath:"/repayDetail/amount"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.repayTitle !== undefined){
let data3 = data1.repayTitle;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:"/repayDetail/repayTitle"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.repayDes !== undefined){
let data4 = data1.repayDes;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:"/repayDetail/repayDes"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.repayCode !== undefined){
let data5 = data1.repayCode;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:"/repayDetail/repayCode"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.vCode !== undefined){
let data6 = data1.vCode;
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (data6 !== null)){
const err6 = {instancePath:"/repayDetail/vCode"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.companyName !== undefined){
let data7 = data1.companyName;
if((typeof data7 !== "string") && (data7 !== null)){
const err7 = {instancePath:"/repayDetail/companyName"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
if(data.dataList !== undefined){
let data8 = data.dataList;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err8 = {instancePath:"/dataList"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.title !== undefined){
let data10 = data9.title;
if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (data10 !== null)){
const err9 = {instancePath:"/dataList/" + i0+"/title"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data9.content !== undefined){
let data11 = data9.content;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err10 = {instancePath:"/dataList/" + i0+"/content"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
const err11 = {instancePath:"/dataList/" + i0+"/content/" + i1};
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
}
}
else {
const err12 = {instancePath:"/dataList/" + i0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
if(data.imgList !== undefined){
let data13 = data.imgList;
if((!(Array.isArray(data13))) && (data13 !== null)){
const err13 = {instancePath:"/imgList"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.title !== undefined){
let data15 = data14.title;
if(((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))) && (data15 !== null)){
const err14 = {instancePath:"/imgList/" + i2+"/title"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data14.eMail !== undefined){
let data16 = data14.eMail;
if((typeof data16 !== "string") && (data16 !== null)){
const err15 = {instancePath:"/imgList/" + i2+"/eMail"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data14.content !== undefined){
let data17 = data14.content;
if((!(Array.isArray(data17))) && (data17 !== null)){
const err16 = {instancePath:"/imgList/" + i2+"/content"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(typeof data17[i3] !== "string"){
const err17 = {instancePath:"/imgList/" + i2+"/content/" + i3};
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
}
}
else {
const err18 = {instancePath:"/imgList/" + i2};
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
if(data.bottomLogo !== undefined){
let data19 = data.bottomLogo;
if((typeof data19 !== "string") && (data19 !== null)){
const err19 = {instancePath:"/bottomLogo"};
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

