import postcss, { type ChildNode } from 'postcss';
import type { Plugin } from 'vite';
import { baseSheetOf } from '../../schema/render-contract.ts';
import { BY_CLASS } from '../server/page-styles.ts';

const isByClass = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'layer' && node.params === BY_CLASS && node.nodes;

/**
 * Leaves in a style sheet the rules for single classes. The others (reset, tokens) are part of each page and go to a file beside it: with
 * them, the sheet that a page loads late made the browser compute the styles of all elements anew, as the variables of the document are set
 * again (70 to 190 ms on a slow phone).
 */
export const lateRules: Plugin = {
  name: 'late-rules',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
        const late = postcss.parse(String(asset.source));
        const base = late.clone();
        if (!late.nodes.some(isByClass)) continue;
        late.each((node) => void (isByClass(node) || node.remove()));
        base.each((node) => void (isByClass(node) && node.remove()));
        // The other file follows it.
        base.raws.semicolon = true;
        asset.source = late.toString();
        this.emitFile({ type: 'asset', fileName: baseSheetOf(asset.fileName), source: base.toString() });
      }
    },
  },
};
