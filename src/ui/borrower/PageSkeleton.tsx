import type { ReactNode } from 'react';
import frame from './ScreenFrame.module.css';
import { SkeletonAmount, SkeletonProduct, SkeletonRows } from './SkeletonRows';

interface PageSkeletonProps {
  readonly title: string;
  /** In the place of the content, where more is known of it. */
  readonly children?: ReactNode;
}

/** A screen whose code is still on its way: drawn by the host first, so that something shows at once. */
export const PageSkeleton = ({ title, children }: PageSkeletonProps) => (
  <div className={frame.frame}>
    <header className={frame.bar}>
      <span className={frame.back} />
      <h1 className={frame.title}>{title}</h1>
    </header>
    <main className={frame.content} aria-busy="true">
      {children ?? (
        <>
          <SkeletonProduct />
          <SkeletonAmount />
          <SkeletonRows count={4} />
        </>
      )}
    </main>
  </div>
);
