import frame from './ScreenFrame.module.css';
import { SkeletonAmount, SkeletonProduct, SkeletonRows } from './SkeletonRows';

/** A screen whose code is still on its way: drawn by the host first, so that something shows at once. */
export const PageSkeleton = ({ title }: { readonly title: string }) => (
  <div className={frame.frame}>
    <header className={frame.bar}>
      <span className={frame.back} />
      <h1 className={frame.title}>{title}</h1>
    </header>
    <main className={frame.content} aria-busy="true">
      <SkeletonProduct />
      <SkeletonAmount />
      <SkeletonRows count={4} />
    </main>
  </div>
);
