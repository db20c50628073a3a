export interface SettingRow {
  name: string;
  value: string;
}

export interface SettingTables {
  editor_settings: SettingRow;
}
