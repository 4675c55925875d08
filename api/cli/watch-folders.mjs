import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls `onChange(path)` for every file in the folders that is created, changed or deleted; paths are relative to `root`.
 *
 * One watcher per folder: Node's own recursive watching on Linux (and `--watch-path`, which uses it) follows the
 * inode, and so misses changes of a file after an editor or git has replaced it by renaming.
 */
export function watchFolders(root, folders, onChange) {
  const watched = new Set();
  for (const folder of folders) watchFolder(folder);

  function watchFolder(folder) {
    if (watched.has(folder)) return;
    watched.add(folder);
    const watcher = watch(join(root, folder), (_event, name) => {
      if (name) react(`${folder}/${name}`);
    });
    watcher.on('error', () => watched.delete(folder)); // the folder is gone
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (entry.isDirectory()) watchFolder(`${folder}/${entry.name}`);
    }
  }

  function react(path) {
    if (!statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) {
      onChange(path);
      return;
    }
    watchFolder(path);
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) react(`${path}/${entry.name}`);
  }
}
