import { writeFileSync } from 'node:fs';
import * as brands from 'simple-icons';

// Generates `src/ui/Icon/icons.tsx` and `brandIcons.tsx`. Add a name below, then run `npx node scripts/build/drawIcons.ts` and
// `npm run format`. The drawn files are checked in, so the published library carries neither package.

/** Our name of an icon, by what it means in the shop, and Lucide's. */
const ICONS = {
  ArrowLeft: 'arrow-left',
  ArrowRight: 'arrow-right',
  Bag: 'shopping-bag',
  Bean: 'bean',
  Book: 'book-open',
  Calendar: 'calendar',
  Card: 'id-card',
  Check: 'check',
  ChevronDown: 'chevron-down',
  ChevronLeft: 'chevron-left',
  ChevronRight: 'chevron-right',
  ChevronUp: 'chevron-up',
  Clock: 'clock',
  Close: 'x',
  Coffee: 'coffee',
  Community: 'users',
  Copy: 'copy',
  CreditCard: 'credit-card',
  Download: 'download',
  Error: 'octagon-exclamation-point',
  External: 'external-link',
  Eye: 'eye',
  EyeOff: 'eye-off',
  File: 'file',
  Gift: 'gift',
  Globe: 'globe',
  Heart: 'heart',
  Help: 'circle-question-mark',
  History: 'rotate-ccw-clock',
  Home: 'house',
  Image: 'image',
  ImageOff: 'image-off',
  Info: 'info',
  Leaf: 'leaf',
  List: 'clipboard-list',
  Lock: 'lock',
  LogIn: 'log-in',
  LogOut: 'log-out',
  Mail: 'mail',
  MapPin: 'map-pin',
  Menu: 'menu',
  Message: 'message-circle',
  Minus: 'minus',
  Monitor: 'monitor',
  More: 'ellipsis',
  News: 'newspaper',
  Package: 'package',
  Paperclip: 'paperclip',
  Pause: 'pause',
  Pencil: 'pencil',
  Percent: 'badge-percent',
  Phone: 'phone',
  Play: 'play',
  Plus: 'plus',
  BundleSize: 'size',
  Recycle: 'recycle',
  Reload: 'refresh-cw',
  Return: 'rotate-ccw',
  Search: 'search',
  Settings: 'settings',
  Shield: 'shield-check',
  Smartphone: 'smartphone',
  Sparkles: 'sparkles',
  Star: 'star',
  Store: 'store',
  Success: 'circle-check',
  Support: 'headphones',
  Tag: 'tag',
  Ticket: 'ticket',
  Trash: 'trash',
  Truck: 'truck',
  Undo: 'undo-2',
  Upload: 'upload',
  User: 'user',
  Wallet: 'wallet',
  Warning: 'triangle-exclamation-point',
} as const;

/** Our name of a mark, and simple-icons' key. */
const BRANDS = {
  AppStore: 'siAppstore',
  Apple: 'siApple',
  ApplePay: 'siApplepay',
  Dhl: 'siDhl',
  Facebook: 'siFacebook',
  GooglePlay: 'siGoogleplay',
  Instagram: 'siInstagram',
  Klarna: 'siKlarna',
  Mastercard: 'siMastercard',
  Paypal: 'siPaypal',
  Pinterest: 'siPinterest',
  Tiktok: 'siTiktok',
  Ups: 'siUps',
  Visa: 'siVisa',
  Whatsapp: 'siWhatsapp',
  X: 'siX',
  Xing: 'siXing',
  Youtube: 'siYoutube',
} as const;

type Shape = [tag: string, attributes: Record<string, string>];

const round = (value: number) => String(Number(value.toFixed(3)));

/** A shape as path commands that stand wherever the pen was before. */
function toPath([tag, shape]: Shape): string {
  const number = (name: string) => Number(shape[name] ?? 0);
  switch (tag) {
    case 'path':
      // A first `m` is absolute, but what follows it without a letter is relative.
      return (shape.d ?? '').replace(
        /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/,
        (_, x: string, y: string, next?: string) => `M${x} ${y}${next === undefined ? '' : 'l'}`,
      );
    case 'line':
      return `M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}`;
    case 'polyline':
      return `M${shape.points?.trim()}`;
    case 'polygon':
      return `M${shape.points?.trim()}Z`;
    case 'circle': {
      const r = number('r');
      return `M${round(number('cx') - r)} ${shape.cy}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0`;
    }
    case 'rect': {
      const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
      const r = Number(shape.rx ?? shape.ry ?? 0);
      if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
      const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      const [across, down] = [width - 2 * r, height - 2 * r];
      return `M${x + r} ${y}h${round(across)}${corner(r, r)}v${round(down)}${corner(-r, r)}h${round(-across)}${corner(-r, -r)}v${round(-down)}${corner(r, -r)}z`;
    }
    default:
      throw new Error(`An icon has a <${tag}>, which this script cannot draw yet.`);
  }
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** The header's frame draws these before anything else is loaded, so they are a file of their own. */
const FRAME = ['ChevronLeft', 'Lock'];

const HEAD = `import { Icon, type IconProps } from './Icon.tsx';

// Outlines drawn by the Lucide project (ISC licence, https://lucide.dev), each folded into one path so that an icon costs
// two elements. Every icon is a function of its own: a page carries only those it uses (LIB-02). By scripts/build/drawIcons.ts.
`;
let icons = `${HEAD}
export { ${FRAME.map((name) => `${name}Icon`).join(', ')} } from './frameIcons.tsx';
`;
let frameIcons = HEAD;
for (const [name, file] of Object.entries(ICONS).sort(byName)) {
  const { __iconData } = (await import(`lucide-react/icons/${file}`)) as { __iconData: { node: Shape[] } };
  const icon = `
export function ${name}Icon(props: IconProps) {
  return <Icon {...props} d="${__iconData.node.map(toPath).join('')}" />;
}
`;
  if (FRAME.includes(name)) frameIcons += icon;
  else icons += icon;
}
writeFileSync('src/ui/Icon/icons.tsx', icons);
writeFileSync('src/ui/Icon/frameIcons.tsx', frameIcons);

let marks = `import { BrandIcon, type BrandIconProps } from './Icon.tsx';

// Word and picture marks from simple-icons (CC0, https://simpleicons.org), drawn in the colour of the text around them.
// By scripts/build/drawIcons.ts.
`;
for (const [name, key] of Object.entries(BRANDS).sort(byName)) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a script on a developer's machine, never bundled.
  const { path } = brands[key];
  marks += `
export function ${name}BrandIcon(props: BrandIconProps) {
  return <BrandIcon {...props} d="${path}" />;
}
`;
}
writeFileSync('src/ui/Icon/brandIcons.tsx', marks);
