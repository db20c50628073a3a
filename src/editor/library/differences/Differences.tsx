import { DifferenceList } from './DifferenceList';
import { useDifferences } from './useDifferences';

interface DifferencesProps {
  /** Texts of two documents; an empty one is a page without anything. */
  readonly before: string;
  readonly after: string;
}

/** How one document differs from another in words, where the host has no pictures of both. */
export const Differences = ({ before, after }: DifferencesProps) => (
  <DifferenceList found={useDifferences(before, after)} />
);
