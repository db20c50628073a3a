import * as india from './india';
import * as mexico from './mexico';
import * as original from './original';
import * as site from './site';

export interface Picture {
  name: string;
  svg: string;
  /** Pixels of the drawing itself; the other sizes keep its proportions. */
  width: number;
  height: number;
  /** A page's picture comes in several widths and two formats; a shared link's is one PNG. */
  use: 'page' | 'share';
}

interface Campaign {
  hero: () => string;
  download: () => string;
  agreement: () => string;
  share: () => string;
}

function picturesOf(prefix: string, campaign: Campaign): Picture[] {
  return [
    { name: `${prefix}-hero`, svg: campaign.hero(), width: 720, height: 320, use: 'page' },
    { name: `${prefix}-download`, svg: campaign.download(), width: 720, height: 480, use: 'page' },
    { name: `${prefix}-agreement`, svg: campaign.agreement(), width: 720, height: 240, use: 'page' },
    { name: `${prefix}-share`, svg: campaign.share(), width: 1200, height: 630, use: 'share' },
  ];
}

function sitePictures(): Picture[] {
  const drawings = { borrow: site.borrow, terms: site.terms, repay: site.repay };
  const banners = Object.entries(drawings).map(([name, draw]): Picture => ({
    name: `site-${name}`,
    svg: draw(),
    width: 720,
    height: 320,
    use: 'page',
  }));
  return [...banners, { name: 'site-share', svg: site.share(), width: 1200, height: 630, use: 'share' }];
}

export function allPictures(): Picture[] {
  return [
    ...picturesOf('mx', mexico),
    ...picturesOf('in', india),
    ...picturesOf('cn', original),
    ...sitePictures(),
  ];
}
