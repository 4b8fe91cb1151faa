/**
 * A browser of one window around WebKitGTK for the journeys, run by `gjs -m`. WebKit's own
 * MiniBrowser forgets everything when a driver steers it; a phone does not. Takes the folder of the
 * profile as its argument.
 */
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

const [profile] = ARGV;
const phone = { default_width: 390, default_height: 844 };

Gtk.init(null);
const context = WebKit2.WebContext.new_with_website_data_manager(
  new WebKit2.WebsiteDataManager({
    base_data_directory: `${profile}/data`,
    base_cache_directory: `${profile}/cache`,
  }),
);
context.set_automation_allowed(true);
context.connect('automation-started', (_context, session) => {
  const info = new WebKit2.ApplicationInfo();
  info.set_name('muster-phone');
  info.set_version(1, 0, 0);
  session.set_application_info(info);
  session.connect('create-web-view', openWindow);
});
Gtk.main();

function openWindow() {
  const view = new WebKit2.WebView({ web_context: context, is_controlled_by_automation: true });
  const window = new Gtk.Window(phone);
  view.connect('close', () => window.destroy());
  window.connect('destroy', () => Gtk.main_quit());
  window.add(view);
  window.show_all();
  return view;
}
